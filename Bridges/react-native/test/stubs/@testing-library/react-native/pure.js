// Stands in for @testing-library/react-native 12: the members that the README's test uses, on React's own test renderer.
const TestRenderer = require('react-test-renderer');

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

exports.act = async (action) => { await TestRenderer.act(async () => { await action(); }); };

exports.render = (element) => {
  let renderer;
  TestRenderer.act(() => { renderer = TestRenderer.create(element); });
  return {
    unmount: () => { TestRenderer.act(() => { renderer.unmount(); }); },
    getByText(wanted) {
      const texts = renderer.root.findAllByType('Text').map(({ props }) => [props.children].flat().join(''));
      const found = texts.filter((text) => wanted instanceof RegExp ? wanted.test(text) : text === wanted);
      if (found.length !== 1) throw new Error(`${found.length} elements have the text ${wanted}. There are: ${texts.join(' | ')}`);
      return found[0];
    },
  };
};
