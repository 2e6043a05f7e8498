import { useLingui } from '@lingui/react/macro';
import { type AuthorizationRequest, grantsApi } from 'features/grants/api';
import { errorText } from 'lib/errorTexts';
import { useEffect, useRef } from 'react';
import { ErrorState } from 'ui/error-state/ErrorState';
import { PageSpinner } from 'ui/spinner/PageSpinner';

interface GoBackProps {
  /** What the app asks. */
  request: AuthorizationRequest;
  /** What it is called. */
  name: string;
}

/** Leads back to an app that asks for nothing new, on a server of its own: there is nothing to press. */
export function GoBack({ request, name }: GoBackProps) {
  const { t, i18n } = useLingui();
  const [allow, { error }] = grantsApi.useAllowAppMutation();
  const begun = useRef(false);
  const go = async () => {
    const { data } = await allow(request);
    if (data) window.location.replace(data.url);
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void go();
  });
  if (error) return <ErrorState words={errorText(i18n, error)} onRetry={() => void go()} />;
  return <PageSpinner label={t`Going back to ${name}`} />;
}
