import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { PersonalAddress } from './personal-address.tsx';
import { SecuritySection } from './security-section.tsx';
import { SignedIn } from './signed-in.tsx';

/** How the account is secured: its password, its passkeys, where it is signed in, and the address that bookings come to. */
export function SecurityPanel() {
  return (
    <>
      <SecuritySection
        title="Password"
        text="A new one signs out every other browser, and we tell you by email that it was changed."
      >
        <ChangePassword />
      </SecuritySection>
      <SecuritySection
        title="Passkeys"
        text="Your device makes a passkey and keeps it: you sign in with your fingerprint, your face or its PIN. It works on this site only, so no other site can ask you for it."
      >
        <Passkeys />
      </SecuritySection>
      <SecuritySection
        title="Where you are signed in"
        text="A browser is signed out after 30 days, or after 14 days without a visit."
      >
        <SignedIn />
      </SecuritySection>
      <SecuritySection
        title="Personal address"
        text="Whoever knows it can put bookings into your inbox, where you look at them before they become plans."
      >
        <PersonalAddress />
      </SecuritySection>
    </>
  );
}
