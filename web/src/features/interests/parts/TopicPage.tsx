import { useLingui } from '@lingui/react/macro';
import { interestsApi, type Topic } from 'features/interests/api';
import { NotFound } from 'features/users/parts/NotFound';
import type { ApiError } from 'lib/errors';
import { errorText } from 'lib/errorTexts';
import { useTitle } from 'lib/title';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ErrorState } from 'ui/error-state/ErrorState';
import { GridSkeleton } from 'ui/skeleton/GridSkeleton';
import styles from './TopicPage.module.css';

interface TopicPageProps {
  /** Draws the topic of the address. */
  children: (topic: Topic) => ReactNode;
}

/** A page about the topic of its address, with everything it can be: on its way, failed, none. */
export function TopicPage({ children }: TopicPageProps) {
  const { interest = '' } = useParams();
  const { t, i18n } = useLingui();
  const { data: topic, error, refetch } = interestsApi.useGetInterestQuery({ interest });
  useTitle(topic?.name);
  if ((error as ApiError | undefined)?.status === 404) {
    return <NotFound words={t`There is no such topic.`} />;
  }
  if (!topic && error) return <ErrorState words={errorText(i18n, error)} onRetry={refetch} />;
  return <div className={styles.page}>{topic ? children(topic) : <GridSkeleton />}</div>;
}
