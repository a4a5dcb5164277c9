// What is hidden until it is revealed. The server masks the log and the list of purchases; the page masks results and mails.

let isRevealed = false;
const secrets = new Set();
const HIDDEN = "***";

/** What is asked of the log or the list of purchases, with codes if they are revealed. */
const revealing = (params) => ({ ...params, reveal: isRevealed });

/** Remembers codes and links, so that they can be hidden wherever they appear. */
function remember(...texts) {
  for (const text of texts) if (text && text.length >= 4) secrets.add(text);
}

/** A text as the page shows it. */
function shown(text) {
  if (isRevealed || !text) return text ?? "";
  let result = text;
  for (const secret of [...secrets].sort((one, other) => other.length - one.length)) result = result.replaceAll(secret, HIDDEN);
  return result.replace(/[^\s"@<>]+@[^\s"@<>]+/g, HIDDEN);
}

/** Drawn again when "Reveal" changes. */
const views = [];

/** An element whose text is masked until it is revealed. */
function secretElement(name, text, attributes = {}) {
  const element = make(name, attributes);
  const draw = () => (element.textContent = shown(text));
  views.push({ element, draw });
  draw();
  return element;
}

function redrawSecrets() {
  const kept = views.filter((view) => view.element.isConnected);
  views.splice(0, views.length, ...kept);
  for (const view of kept) view.draw();
}
