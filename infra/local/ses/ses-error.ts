/** SES's response to a request it refuses. https://docs.aws.amazon.com/ses/latest/APIReference/CommonErrors.html */
export class SesError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'SesError';
    this.status = status;
    this.code = code;
  }
}
