export const BUCKET = 'test-bucket';
export const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'test-secret' };
