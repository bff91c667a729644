/** Which function has which size stands with its permissions. */
export interface FunctionSize {
  /** Megabytes; processor time is proportional, a full vCPU at 1769 (Lambda: "Configure function memory"). */
  readonly memory: number;
  /** Seconds. API Gateway gives up on an HTTP API's function after 30. */
  readonly timeout: number;
}

export const USUAL: FunctionSize = { memory: 1024, timeout: 10 };
/** For events of which each is little work. */
export const SMALL: FunctionSize = { memory: 512, timeout: 20 };
/** The slow salted password hash uses a full processor and 128 MB. */
export const PASSWORD: FunctionSize = { memory: 1769, timeout: 10 };
export const MODEL: FunctionSize = { memory: 1024, timeout: 29 };

/** A HEIC picture of 48 megapixels is 192 MB of pixels, and decoding it is CPU-bound. */
export const PICTURE: FunctionSize = { memory: 2048, timeout: 29 };
/** A cover may be an uploaded picture, and a trip may have thousands of items; most calls are far below. */
export const LONG: FunctionSize = { ...USUAL, timeout: 29 };
