import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { characters } from 'lib/characters';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { type Problem, problemText } from 'lib/problems';
import { useReady } from 'lib/ready';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

/** What a form shows of its state. Spread `form` onto the `form` element, `submit` onto its button. */
export interface FormState<Field extends string> {
  /** What is wrong with a field, for people. */
  errors: Partial<Record<Field, string>>;
  /** What is wrong with the whole, for people. */
  failure: string | null;
  /** The button that sends: turns while the server is asked, and waits until the app has taken over. */
  submit: { type: 'submit'; pending: boolean; disabled: boolean };
  form: {
    ref: React.RefObject<HTMLFormElement | null>;
    method: 'post';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

type Rules<Values> = v.GenericSchema<unknown, Values>;

/**
 * A form whose fields are read when it is sent. The rules name each problem as
 * `lib/problems` does, or as `texts` does, which the first script need not
 * carry. `send` answers the server's failure, or nothing when
 * all went well. The first wrong field gets the focus.
 */
export function useForm<Values extends Record<string, unknown>>(
  rules: Rules<Values>,
  send: (values: Values) => Promise<ApiError | undefined>,
  texts: Record<string, MessageDescriptor> = {},
): FormState<Extract<keyof Values, string>> {
  type Field = Extract<keyof Values, string>;
  const { i18n } = useLingui();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // In the server's markup the browser itself would send the form, past the
  // rules. A button that is disabled forbids that, also to the Enter key.
  const ready = useReady();

  // Only a new set of errors moves the focus, never typing into a field.
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (shown) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [shown]);

  const refuse = (found: Partial<Record<Field, string>>, whole: string | null) => {
    setErrors(found);
    setFailure(whole);
    setShown((count) => count + 1);
  };

  const submit = async (element: HTMLFormElement) => {
    const checked = v.safeParse(rules, Object.fromEntries(new FormData(element)), {
      abortPipeEarly: true,
    });
    if (!checked.success) {
      const issues = v.flatten(checked.issues).nested ?? {};
      const found = Object.entries(issues).map(([field, problems]) => {
        const [name] = problems as [string];
        const own = texts[name];
        return [field, own ? i18n._(own) : problemText(i18n, name as Problem)];
      });
      return refuse(Object.fromEntries(found), null);
    }
    refuse({}, null);
    setPending(true);
    const error = await send(checked.output);
    setPending(false);
    if (!error) return;
    const text = errorText(i18n, error);
    const own = error.field !== null && element.elements.namedItem(error.field) !== null;
    refuse(
      own ? ({ [error.field as Field]: text } as Partial<Record<Field, string>>) : {},
      own ? null : text,
    );
  };

  return {
    errors,
    failure,
    submit: { type: 'submit', pending, disabled: !ready },
    form: {
      ref,
      // Whatever sends it without us, no field may end in an address.
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // A form in a panel above this one is not inside it on the page, but its events come by.
        event.stopPropagation();
        if (!pending) void submit(event.currentTarget);
      },
      onInput: (event) => {
        const { name } = event.target as HTMLInputElement;
        setErrors(({ [name as Field]: _, ...rest }) => rest as typeof errors);
      },
    },
  };
}

/** Rule: at most so many characters. */
export function atMost(most: number) {
  return v.check<string, Problem>(
    (text) => characters(text) <= most,
    'TextLength' satisfies Problem,
  );
}
