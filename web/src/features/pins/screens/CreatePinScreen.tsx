import { useLingui } from '@lingui/react/macro';
import { useLastBoard } from 'features/boards/parts/lastBoard';
import type { SectionRef } from 'features/boards/parts/sections';
import type { FoundPage } from 'features/links/api';
import { pinChangesApi } from 'features/pins/parts/changes';
import { pinRules } from 'features/pins/rules';
import type { Viewer } from 'features/users/api';
import { SignInFirst } from 'features/users/parts/SignInFirst';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { paths } from 'lib/paths';
import { useTitle } from 'lib/title';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { useToast } from 'ui/toast/toasts';
import styles from './CreatePinScreen.module.css';
import { LeaveGuard } from './LeaveGuard';
import { MediaInput } from './MediaInput';
import { PinFields } from './PinFields';

const HeldModal = lazy(() =>
  import('./HeldModal').then((module) => ({ default: module.HeldModal })),
);

/** Makes a pin of a picture or a video from the device, or of a picture at an address. */
export function CreatePinScreen() {
  const { t } = useLingui();
  const viewer = useViewer();
  useTitle(t`Create a pin`);
  return viewer ? <PinForm viewer={viewer} /> : <SignInFirst words={t`Log in to make a pin.`} />;
}

const NO_WORDS = { title: '', description: '', link: '' };

function PinForm({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const [board, setBoard] = useLastBoard(viewer.id);
  const [section, setSection] = useState<SectionRef | null>(null);
  const [touched, setTouched] = useState(false);
  const [words, setWords] = useState(NO_WORDS);
  const said = useRef(NO_WORDS);
  const { errors, failure, submit, form, published, held, forget, publishAnyway } = usePublish();
  const touch = () => setTouched(true);
  // What the page says stands where nothing was written, or only what another page said.
  const take = (page: FoundPage) => {
    touch();
    const written = new FormData(form.ref.current ?? undefined);
    const kept = (name: keyof typeof NO_WORDS, says: string) => {
      const now = written.get(name);
      return typeof now === 'string' && now !== '' && now !== said.current[name] ? now : says;
    };
    setWords({
      title: kept('title', page.title),
      description: kept('description', page.description),
      link: kept('link', page.url),
    });
    said.current = { title: page.title, description: page.description, link: page.url };
  };
  return (
    <form
      {...form}
      className={styles.page}
      aria-labelledby="create-pin"
      onInput={(event) => {
        touch();
        form.onInput(event);
      }}
    >
      <header className={styles.head}>
        <h1 id="create-pin">{t`Create a pin`}</h1>
        <Button {...submit} kind="primary">
          {t`Publish`}
        </Button>
      </header>
      <FormError words={failure} />
      <div className={styles.columns}>
        <MediaInput onTouch={touch} onFound={take} error={errors.upload_id ?? errors.image_url} />
        <PinFields
          words={words}
          errors={errors}
          board={board}
          section={section}
          onPlace={(chosen, part) => {
            touch();
            setBoard(chosen);
            setSection(part);
          }}
        />
      </div>
      {held && (
        <Suspense fallback={null}>
          <HeldModal held={held} onPublish={publishAnyway} onClose={forget} />
        </Suspense>
      )}
      <LeaveGuard title={t`Leave without publishing?`} when={() => touched && !published.current} />
    </form>
  );
}

/** Makes the pin, unless its picture is on the board already: then that is asked about first. */
function usePublish() {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [create] = pinChangesApi.useCreatePinMutation();
  const published = useRef(false);
  const [held, setHeld] = useState<Schema['Duplicate'] | null>(null);
  // Whether it is meant to be there twice.
  const meant = useRef(false);
  const state = useForm(pinRules, async ({ upload_id, image_url, link, section, ...words }) => {
    const picture = upload_id ? { upload_id } : { image_url };
    try {
      const pin = await create({
        ...words,
        ...picture,
        link: link || null,
        section: section || null,
        on_duplicate: meant.current ? 'save' : 'refuse',
      }).unwrap();
      published.current = true;
      toast({ words: t`Published to ${pin.board.name}`, picture: pin.images['60x60'].url });
      await navigate(paths.pin(pin.id), { replace: true });
      return undefined;
    } catch (refused) {
      const [found] = (refused as ApiError).duplicates ?? [];
      if (!found) return refused as ApiError;
      setHeld(found);
      return undefined;
    } finally {
      meant.current = false;
    }
  });
  const forget = () => setHeld(null);
  const publishAnyway = () => {
    forget();
    meant.current = true;
    state.form.ref.current?.requestSubmit();
  };
  return { ...state, published, held, forget, publishAnyway };
}
