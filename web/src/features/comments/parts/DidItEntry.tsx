import { useLingui } from '@lingui/react/macro';
import { writingApi } from 'features/comments/writing';
import type { DidIt } from 'features/did_its/api';
import { sendingAsked, useSendDidIt } from 'features/did_its/parts/sending';
import { LinkedText } from 'features/links/parts/LinkedText';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { paths } from 'lib/paths';
import { cardSource } from 'lib/pictureSource';
import { reportShown, useReportDispatch } from 'lib/reportTarget';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import type { MenuEntry } from 'ui/menu/Menu';
import { MenuButton } from 'ui/menu/MenuButton';
import { useToast } from 'ui/toast/toasts';
import commentStyles from './CommentEntry.module.css';
import { CommentMarks } from './CommentMarks';
import styles from './DidItEntry.module.css';
import { useHide } from './useHide';
import { useLastFocus } from './useLastFocus';

const TellDidIt = lazy(() =>
  import('features/did_its/parts/TellDidIt').then((part) => ({ default: part.TellDidIt })),
);

const TakenDown = lazy(() => import('./TakenDown').then((part) => ({ default: part.TakenDown })));

interface DidItEntryProps {
  /** The did-it. */
  didIt: DidIt;
  /** Called to comment on it; left out where the pin takes no more. */
  onReply?: ((didIt: DidIt) => void) | undefined;
}

/** A did-it among comments, with its photographs; its author changes it in a dialog. */
export function DidItEntry({ didIt, onReply }: DidItEntryProps) {
  const { t, i18n } = useLingui();
  const entry = useRef<HTMLElement>(null);
  useLastFocus(entry);
  const { user } = didIt;
  const name = user.full_name;
  return (
    <article
      ref={entry}
      className={commentStyles.entry}
      data-comment={didIt.id}
      tabIndex={-1}
      aria-label={t`Made by ${name}`}
    >
      <Avatar name={name} src={user.image_small_url ?? null} size={32} />
      <div className={commentStyles.words}>
        {didIt.is_taken_down && (
          <Suspense fallback={null}>
            <TakenDown />
          </Suspense>
        )}
        <p className={commentStyles.text}>
          <a className={commentStyles.name} href={paths.profile(user.username)}>
            {name}
          </a>{' '}
          <bdi dir="auto">
            <LinkedText text={didIt.details} />
          </bdi>
        </p>
        <Shots didIt={didIt} />
        <span className={commentStyles.below}>
          <span>{formatDay(Date.parse(didIt.created_at), i18n.locale)}</span>
          <CommentMarks entry={didIt} />
          {onReply && (
            <button type="button" className={commentStyles.press} onClick={() => onReply(didIt)}>
              {t`Reply`}
            </button>
          )}
        </span>
      </div>
      <Ways didIt={didIt} />
    </article>
  );
}

/** What the viewer can do with it. */
function Ways({ didIt }: Pick<DidItEntryProps, 'didIt'>) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const viewer = useViewer();
  const dispatch = useReportDispatch();
  const send = useSendDidIt();
  const [isChanged, setChanged] = useState(false);
  const [remove] = writingApi.useDeleteDidItMutation();
  const { id, pin_id, user } = didIt;
  const isMine = viewer?.id === user.id;
  const hide = useHide(didIt);
  const press = async () => {
    const { error } = await remove(didIt);
    toast(error ? { words: errorText(i18n, error), tone: 'danger' } : { words: t`Deleted` });
  };
  const entries: (MenuEntry | false)[] = [
    didIt.may_edit && {
      key: 'change',
      label: t`Change`,
      icon: 'edit',
      onAction: () => setChanged(true),
    },
    viewer?.should_show_messaging === true && {
      key: 'send',
      label: t`Send in a message`,
      icon: 'message',
      onAction: () => send(sendingAsked(didIt)),
    },
    ...(viewer && !isMine ? hide : []),
    !isMine && {
      key: 'report',
      label: t`Report`,
      icon: 'flag',
      onAction: () => dispatch(reportShown({ id, type: 'user_did_it_data', parentId: pin_id })),
    },
    didIt.may_delete && {
      key: 'delete',
      label: t`Delete`,
      icon: 'trash',
      danger: true,
      onAction: () => void press(),
    },
  ];
  const shown = entries.filter((one) => one !== false);
  return (
    <>
      {shown.length > 0 && (
        <MenuButton
          icon="more"
          size="small"
          label={t`More about what ${user.full_name} made`}
          entries={shown}
        />
      )}
      {isChanged && (
        <Suspense fallback={null}>
          <TellDidIt pinId={pin_id} told={didIt} onClose={() => setChanged(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How wide a did-it's photographs stand in all, in a phone's sheet and beside a pin (`DidItEntry.module.css`). */
const NARROW = 72;
const WIDE = 360;

/** How wide one of so many is drawn, as `sizes` of its picture; what is wider than its square is cut at its sides. */
function drawn({ width, height }: DidIt['images'][number]['orig'], count: number) {
  const share = { 1: 2 / 3, 2: 1 / 2, 4: 1 / 2 }[count] ?? 1 / 3;
  const across = share * Math.max(1, width / height);
  return `(max-width: 767px) ${Math.ceil(NARROW * across)}vw, ${Math.ceil(WIDE * across)}px`;
}

function Shots({ didIt }: { didIt: DidIt }) {
  const { t } = useLingui();
  const { images, image_signatures: signatures, dominant_colors: colors } = didIt;
  if (images.length === 0) return null;
  const shots = (
    <ul className={styles.shots} data-count={images.length}>
      {images.map((shot, place) => (
        <li key={signatures[place]} style={{ backgroundColor: colors[place] }}>
          <a
            className={styles.shot}
            href={shot.orig.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Open photograph ${place + 1}`}
          >
            <img
              {...cardSource(shot)}
              sizes={drawn(shot.orig, images.length)}
              alt=""
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
  // Without scripts as well, as before pins.
  return didIt.sensitivity_screen ? (
    <details>
      <summary
        className={styles.screen}
      >{t`These photographs may be sensitive. Show them`}</summary>
      {shots}
    </details>
  ) : (
    shots
  );
}
