import { s3Client } from '../../adapters/s3-client.ts';
import { s3MailStore } from '../../adapters/s3-mail-store.ts';
import { s3MediaStore } from '../../adapters/s3-media-store.ts';
import { environment } from '../../runtime/environment.ts';

/** The buckets that tickets are taken from and stored in. */
export const openFileStores = () => ({
  store: s3MailStore(s3Client(), environment().MAIL_BUCKET),
  media: s3MediaStore(s3Client(), environment().MEDIA_BUCKET),
});
