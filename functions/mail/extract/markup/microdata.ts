import { parseBounded } from '../document/parse-bounded.ts';
import { cleanText } from '../message/clean-text.ts';

type Item = Record<string, unknown>;
interface Open {
  readonly name: string;
  readonly item?: Item;
  /** The property whose text is collected until the element closes. */
  readonly property?: string;
  text: string;
}

function put(item: Item, property: string, value: unknown): void {
  for (const name of property.split(/\s+/)) {
    const known = item[name];
    if (known === undefined) item[name] = value;
    else if (Array.isArray(known)) known.push(value);
    else item[name] = [known, value];
  }
}

const writtenValue = (attributes: Readonly<Record<string, string>>): string | undefined =>
  attributes.content ?? attributes.datetime ?? attributes.href ?? attributes.src;

/**
 * The microdata items of a page (HTML Living Standard, 5), in JSON-LD form. Elements are nested as written, without
 * HTML's implied end tags, since mails wrap blocks into paragraphs and leave meta elements open.
 */
export function microdataItems(html: string): Item[] {
  if (!/itemscope/i.test(html)) return [];
  const top: Item[] = [];
  const stack: Open[] = [];
  let count = 0;
  const plain = html.replace(
    /<script[\s\S]{0,200000}?<\/script>|<style[\s\S]{0,200000}?<\/style>|<(?:br|hr|wbr)\b[^>]{0,200}>/gi,
    ' ',
  );
  parseBounded(
    plain,
    {
      open(name, attributes) {
        const property = attributes.itemprop;
        const holder = stack.findLast((open) => open.item !== undefined)?.item;
        if (attributes.itemscope !== undefined && count < 500) {
          count += 1;
          const item: Item = {
            '@type': (attributes.itemtype ?? '').replace(
              /^https?:\/\/(?:www\.)?(?:data-vocabulary|schema)\.org\//i,
              '',
            ),
          };
          if (property && holder) put(holder, property, item);
          else top.push(item);
          stack.push({ name, item, text: '' });
          return;
        }
        const value = property === undefined ? undefined : writtenValue(attributes);
        if (property && holder && value !== undefined) put(holder, property, cleanText(value).trim());
        stack.push({ name, text: '', ...(property && holder && value === undefined ? { property } : {}) });
      },
      text(text) {
        for (const open of stack) if (open.property !== undefined && open.text.length < 2000) open.text += text;
      },
      close() {
        const open = stack.pop();
        const holder = stack.findLast((each) => each.item !== undefined)?.item;
        const text = cleanText(open?.text ?? '')
          .replace(/\s+/g, ' ')
          .trim();
        if (open?.property && holder && text !== '') put(holder, open.property, text);
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  return top;
}
