import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** A challenge is valid for five minutes; the browser's list gets a new one before. */
const RENEW_MS = 4 * 60 * 1000;

/** Signing in with a passkey, by a button and in the browser's own list below the email field (conditional mediation). */
export function PasskeySignIn() {
  const signIn = usePasskeySignIn({ inList: false });
  const offer = usePasskeySignIn({ inList: true });
  const [round, setRound] = useState(0);
  const renew = () => setRound((count) => count + 1);
  const begin = useEffectEvent(async () => {
    if (await browserSupportsWebAuthnAutofill()) offer.mutate(round);
  });
  // Synchronises with the browser's list of what the email field can be filled with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is offered anew.
  useEffect(() => {
    void begin();
    const timer = window.setTimeout(renew, RENEW_MS);
    return () => {
      window.clearTimeout(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [round]);

  if (!browserSupportsWebAuthn()) return null;
  return (
    <Button
      icon={KeyRound}
      wide
      pending={signIn.isPending}
      pendingLabel="Waiting for your passkey..."
      // The browser shows one thing at a time: its window ends the list, which comes back after it.
      onClick={() => signIn.mutate(round, { onError: renew })}
    >
      Sign in with a passkey
    </Button>
  );
}
