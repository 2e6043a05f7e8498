import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BannedPicture, reportsApi } from 'features/reports/api';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { type CSSProperties, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { AskModal } from 'ui/modal/AskModal';
import { Spinner } from 'ui/spinner/Spinner';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { useToast } from 'ui/toast/toasts';
import styles from './BannedPicturesScreen.module.css';

/** Pictures that may not be saved here, for employees. */
export function BannedPicturesScreen() {
  return useViewer()?.is_employee ? <Pictures /> : <NotFound />;
}

function Pictures() {
  const { t, i18n } = useLingui();
  const walk = reportsApi.useListBannedPicturesInfiniteQuery({});
  const pictures = walk.data?.pages.flatMap((page) => page.data);
  const [asked, setAsked] = useState<BannedPicture | null>(null);
  useTitle(t`Banned pictures`);
  return (
    <TitledPage
      title={t`Banned pictures`}
      ways={<ButtonLink href={reportPaths.open()}>{t`Reports`}</ButtonLink>}
    >
      <p className={styles.facts}>
        {t`These pictures, and those that look the same, are refused wherever they come in. The pictures themselves are not kept for it.`}
      </p>
      {!pictures && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!pictures && !walk.error && <Spinner />}
      {pictures?.length === 0 && <EmptyState icon="check" words={t`No picture is banned.`} />}
      {pictures && pictures.length > 0 && (
        <FramedList>
          {pictures.map((picture) => (
            <Line key={picture.id} picture={picture} onLift={() => setAsked(picture)} />
          ))}
        </FramedList>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more pictures`}
        </Button>
      )}
      {asked && <AskLifting picture={asked} onClose={() => setAsked(null)} />}
    </TitledPage>
  );
}

interface LineProps {
  picture: BannedPicture;
  /** Called when its ban is to be lifted. */
  onLift: () => void;
}

function Line({ picture, onLift }: LineProps) {
  const { t, i18n } = useLingui();
  const { reason, tries, width, height, case_id: caseId } = picture;
  const day = formatDay(Date.parse(picture.created_at), i18n.locale);
  const tried =
    tries === 0
      ? t`not brought again`
      : t`${plural(tries, { one: 'refused # time', other: 'refused # times' })}`;
  return (
    <FramedLine
      name={reason}
      detail={
        <>
          <span
            className={styles.color}
            style={{ '--color': picture.dominant_color } as CSSProperties}
          />
          {[`${width} × ${height}`, tried, day].join(' · ')}
          {caseId && ' · '}
          {caseId && <a href={reportPaths.one(caseId)}>{t`Case`}</a>}
        </>
      }
      action={
        <Button
          onClick={onLift}
          aria-label={t`Lift the ban: “${reason}”`}
        >{t`Lift the ban`}</Button>
      }
    />
  );
}

interface AskLiftingProps {
  picture: BannedPicture;
  /** Called when it wants to go. */
  onClose: () => void;
}

function AskLifting({ picture, onClose }: AskLiftingProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [lift, { isLoading }] = reportsApi.useUnbanPictureMutation();
  const press = async () => {
    const { error } = await lift({ ban_id: picture.id });
    toast({ words: error ? errorText(i18n, error) : t`The ban is lifted` });
    onClose();
  };
  return (
    <AskModal
      title={t`Lift this ban?`}
      yes={t`Lift the ban`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      <p>
        {t`The picture can be saved here again, and pins that the ban took down come back. What was reported stays as it was decided.`}
      </p>
    </AskModal>
  );
}
