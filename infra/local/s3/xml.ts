import { DomUtils, parseDocument } from 'htmlparser2';
import { malformedXml } from './s3-error.ts';

/** An element to send; text is escaped when it is rendered. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly (XmlElement | string)[];
}

export function element(name: string, ...children: readonly (XmlElement | string | number | boolean)[]): XmlElement {
  return { name, children: children.map((child) => (typeof child === 'object' ? child : String(child))) };
}

export function renderXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${render(root)}`;
}

function render(node: XmlElement | string): string {
  if (typeof node === 'string') return escapeText(node);
  return `<${node.name}>${node.children.map(render).join('')}</${node.name}>`;
}

function escapeText(text: string): string {
  // Control characters as references, as S3 sends them, though XML 1.0 does not allow them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
  return text.replace(/[<>&"'\x00-\x1f]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A received element. */
export interface XmlReader {
  /** All descendants with that name. */
  all(name: string): readonly XmlReader[];
  /** The text of the first descendant with that name; undefined when there is none. */
  text(name: string): string | undefined;
  readonly content: string;
}

/** Throws `MalformedXML` when the document's element is not `root`. */
export function readXml(document: string, root: string): XmlReader {
  const parsed = parseDocument(document, { xmlMode: true });
  const [found] = DomUtils.getElementsByTagName(root, parsed.children, false);
  if (!found) throw malformedXml();
  return reader(found);
}

function reader(node: ReceivedElement): XmlReader {
  const all = (name: string) => DomUtils.getElementsByTagName(name, node.children, true).map(reader);
  return { all, text: (name) => all(name)[0]?.content, content: DomUtils.textContent(node) };
}

type ReceivedElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];
