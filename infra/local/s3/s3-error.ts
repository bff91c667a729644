/**
 * An error of S3: its status, code and message are sent to the client as the XML error document. Codes:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
 */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  /** Further elements of the error document. */
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const accessDenied = (message = 'Access Denied', details: Readonly<Record<string, string>> = {}) =>
  new S3Error(403, 'AccessDenied', message, details);

export const signatureDoesNotMatch = () =>
  new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );

export const invalidArgument = (message: string) => new S3Error(400, 'InvalidArgument', message);

export const invalidRequest = (message: string) => new S3Error(400, 'InvalidRequest', message);

export const malformedXml = () =>
  new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate.');

export const noSuchKey = (key: string) =>
  new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });

export const notImplemented = (what: string) =>
  new S3Error(501, 'NotImplemented', `The local S3 server does not implement ${what}.`);

export const preconditionFailed = (condition: string) =>
  new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.', {
    Condition: condition,
  });

export const entityTooLarge = () =>
  new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
