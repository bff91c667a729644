import { Parser, type ParserOptions } from 'htmlparser2';

export interface TagHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
}

/** Nesting deeper than this ends the parsing: no mail needs it, and the parser's cost grows with its square. */
const MAX_DEPTH = 1_200;
const CHUNK = 8_192;

/** Parses HTML in chunks, and stops when it is nested too deeply. */
export function parseBounded(html: string, handlers: TagHandlers, options: ParserOptions = {}): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        handlers.open(name, attributes);
      },
      ontext: handlers.text,
      onclosetag(name) {
        depth -= 1;
        handlers.close(name);
      },
    },
    options,
  );
  for (let at = 0; at < html.length && depth < MAX_DEPTH; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  parser.end();
}
