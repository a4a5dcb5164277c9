// Compares JSON values. Each function returns a line for each difference.

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a value differs from another one. */
export const exactDifferences = (value, expected, place = '') => differences(value, expected, place, true);

/** Where a value lacks a part of another one: objects may have further members, arrays have the same length. */
export const partDifferences = (value, part, place = '') => differences(value, part, place, false);

function differences(value, expected, place, exactly) {
  if (isObject(value) && isObject(expected)) {
    const surplus = exactly ? Object.keys(value).filter((name) => !Object.hasOwn(expected, name)) : [];
    return [
      ...surplus.map((name) => `${place}/${name} is there and should not be`),
      ...Object.keys(expected).flatMap((name) => Object.hasOwn(value, name)
        ? differences(value[name], expected[name], `${place}/${name}`, exactly)
        : [`${place}/${name} is missing`]),
    ];
  }
  if (Array.isArray(value) && Array.isArray(expected)) {
    if (value.length !== expected.length) return [`${place} has ${value.length} elements, expected ${expected.length}`];
    return value.flatMap((element, index) => differences(element, expected[index], `${place}/${index}`, exactly));
  }
  return value === expected ? [] : [`${place || 'the value'} is ${JSON.stringify(value)}, expected ${JSON.stringify(expected)}`];
}
