import { useLingui } from '@lingui/react/macro';
import { type AnnouncementView, announcementsApi } from 'features/notifications/announcements';
import { NotFound } from 'features/users/parts/NotFound';
import { useLocales } from 'features/users/parts/places';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { ButtonLink } from 'ui/button/ButtonLink';
import { MoreButton } from 'ui/button/MoreButton';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Quote } from 'ui/quote/Quote';
import { Spinner } from 'ui/spinner/Spinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { AnnounceForm } from './AnnounceForm';
import styles from './AnnouncementsScreen.module.css';

/** What the host announces to its users, for employees. */
export function AnnouncementsScreen() {
  return useViewer()?.is_employee ? <Announcements /> : <NotFound />;
}

function Announcements() {
  const { t, i18n } = useLingui();
  const walk = announcementsApi.useListAnnouncementsInfiniteQuery({});
  const all = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Announcements`);
  return (
    <TitledPage
      title={t`Announcements`}
      ways={<ButtonLink href={reportPaths.open()}>{t`Reports`}</ButtonLink>}
    >
      <AnnounceForm />
      <h2>{t`Announced`}</h2>
      {!all && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!all && !walk.error && <Spinner />}
      {all?.length === 0 && <EmptyState icon="bell" words={t`Nothing was announced yet.`} />}
      {all && all.length > 0 && (
        <FramedList>
          {all.map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </FramedList>
      )}
      <MoreButton walk={walk} />
    </TitledPage>
  );
}

function Line({ one: { text, link, locale, user, created_ms: ms } }: { one: AnnouncementView }) {
  const { t, i18n } = useLingui();
  const locales = useLocales(locale ?? '');
  const language = locales.find(({ value }) => value === locale)?.label;
  const whom = language ? t`To users who read ${language}` : t`To all users`;
  return (
    <FramedLine
      name={whom}
      detail={[user?.full_name, formatDay(ms, i18n.locale)].filter(Boolean).join(' · ')}
    >
      <Quote>{text}</Quote>
      {link && (
        <a className={styles.link} href={link} rel="noopener noreferrer">
          {link}
        </a>
      )}
    </FramedLine>
  );
}
