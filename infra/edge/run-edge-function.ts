import { createContext, runInContext } from 'node:vm';

/** A viewer's request as CloudFront gives it to a function ("CloudFront Functions event structure"), as far as ours read it. */
interface EdgeRequest {
  readonly method?: string;
  readonly uri: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

interface EdgeEvent {
  readonly request: EdgeRequest;
  readonly viewer: { readonly ip: string };
}

interface EdgeOutcome {
  readonly request: EdgeRequest;
  /** The origin that the function has selected; undefined for the one of the behaviour. */
  readonly originId: string | undefined;
}

const IMPORT = /^import cf from 'cloudfront';\n/;

/**
 * Runs the very code that CloudFront runs, with the one method of its module that ours use ("Helper methods for origin
 * modification").
 */
export function edgeFunction(code: string): (event: EdgeEvent) => EdgeOutcome {
  let originId: string | undefined;
  const cf = {
    selectRequestOriginById: (id: string) => {
      originId = id;
    },
  };
  const handler: (event: unknown) => EdgeRequest = runInContext(
    `${code.replace(IMPORT, '')}; handler`,
    createContext({ cf }),
  );
  return (event) => {
    originId = undefined;
    const request = handler(structuredClone(event));
    return { request, originId };
  };
}
