import { useEffect, useRef } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './PasskeyLogIn.module.css';
import { canFillIn } from './passkeys';
import { type SendPasskey, usePasskey } from './usePasskey';

interface PasskeyLogInProps {
  /** Words of the button. */
  children: string;
  /** Sends the authenticator's answer. */
  send: SendPasskey;
  /** Offers passkeys also where the browser fills in names. */
  fillIn?: boolean;
}

/** A challenge lives for ten minutes; a page that stays open asks for another before. */
const RENEW_MS = 8 * 60_000;

/** The button that proves with a passkey who is there. */
export function PasskeyLogIn({ children, send, fillIn = false }: PasskeyLogInProps) {
  const passkey = usePasskey(send);
  const latest = useRef(passkey);
  latest.current = passkey;
  useEffect(() => {
    if (!fillIn) return;
    let left = false;
    const offer = async () => {
      if ((await canFillIn()) && !left) await latest.current.ask(true);
    };
    void offer();
    const again = window.setInterval(() => void offer(), RENEW_MS);
    return () => {
      left = true;
      window.clearInterval(again);
      latest.current.stop();
    };
  }, [fillIn]);
  return (
    <div className={styles.way}>
      <FormError words={passkey.failure} />
      <Button
        icon="lock"
        size="large"
        wide
        pending={passkey.pending}
        onClick={() => void passkey.ask(false)}
      >
        {children}
      </Button>
    </div>
  );
}
