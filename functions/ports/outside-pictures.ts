/**
 * The maximum size of a picture from another site, in bytes: a response of Lambda has at most 6 MB, and in base64 four
 * bytes are sent for three.
 */
export const MAX_OUTSIDE_BYTES = 4 * 1024 * 1024;

/** Fetches files from other people's servers. */
export interface OutsidePictures {
  /**
   * The file at an https address, whatever its type; undefined when the server is not a public one, does not answer in
   * time with 200, or has more than `MAX_OUTSIDE_BYTES`.
   */
  fetch(url: string): Promise<Uint8Array | undefined>;
}
