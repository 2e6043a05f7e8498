import { useLingui } from '@lingui/react/macro';
import { renderFailed, renderRetried } from 'app/renderErrors';
import { DEFAULT_MESSAGE } from 'lib/errors';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useRouteError } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';

/**
 * Stands in for a page that failed to draw or to load: reports it, remembers it
 * by its path, and offers another try (specification §8 "Render errors").
 */
export function RenderError() {
  const { t } = useLingui();
  const error = useRouteError();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  useEffect(() => {
    reportError(error);
    const message = error instanceof Error ? error.message : String(error);
    dispatch(renderFailed({ path: pathname, message }));
  }, [dispatch, error, pathname]);
  const retry = () => {
    dispatch(renderRetried({ path: pathname }));
    window.location.reload();
  };
  return (
    <ErrorState words={DEFAULT_MESSAGE} hint={t`The page could not be shown.`} onRetry={retry} />
  );
}
