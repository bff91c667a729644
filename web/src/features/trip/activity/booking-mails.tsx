import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import styles from './booking-mails.module.css';

/** Links to the mails that mention a booking. Only the trip's owner has them. */
export function BookingMails({ emailIds }: { readonly emailIds: readonly string[] }) {
  if (emailIds.length === 0) return null;
  return (
    <p className={styles.mails}>
      <Mail className={styles.icon} aria-hidden="true" />
      {emailIds.map((id, index) => (
        <Link key={id} to={paths.email(id)} className={styles.mail}>
          {index === 0 ? 'From your mail' : `Mail ${index + 1}`}
        </Link>
      ))}
    </p>
  );
}
