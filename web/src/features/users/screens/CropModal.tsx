import { useLingui } from '@lingui/react/macro';
import { sendOne } from 'features/uploads/parts/usePictureUpload';
import { useUploadProblem } from 'features/uploads/parts/useUpload';
import { useSaveUser } from 'features/users/parts/useSaveUser';
import { errorText } from 'lib/errorTexts';
import { problemText } from 'lib/problems';
import { useEffect, useRef, useState } from 'react';
import { Crop } from 'ui/crop/Crop';
import { cutOf, cutPicture, type Extent, held, WHOLE } from 'ui/crop/cut';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';

interface CropModalProps {
  /** The file that was chosen. */
  file: File;
  /** What becomes of it. */
  what: 'picture' | 'cover';
  /** Called when it is put up, and when it is given up. */
  onClose: () => void;
}

/** Shapes, width by height, and the most pixels across that are kept. */
const KINDS = { picture: { ratio: 1, widest: 1_000 }, cover: { ratio: 16 / 5, widest: 1_920 } };

/** Cuts a chosen file, sends what was cut out and puts it up. */
export function CropModal({ file, what, onClose }: CropModalProps) {
  const { t, i18n } = useLingui();
  const { ratio, widest } = KINDS[what];
  const src = useAddress(file);
  const image = useRef<HTMLImageElement>(null);
  const [picture, setPicture] = useState<Extent | null>(null);
  const [view, setView] = useState(WHOLE);
  const { put, putting, problem, setProblem } = usePut(what, onClose);
  const save = () => {
    if (!image.current || !picture) return;
    void put(cutPicture(image.current, cutOf(picture, ratio, view), widest, file.type));
  };
  return (
    <Modal
      open
      onOpenChange={(open) => {
        if (!open && !putting) onClose();
      }}
      title={what === 'cover' ? t`Place your cover` : t`Place your picture`}
      footer={
        <ModalButtons
          yes={t`Save`}
          button={{ pending: putting, disabled: !picture }}
          held={putting}
          onYes={save}
          onNo={onClose}
        />
      }
    >
      <FormError words={problem} />
      {src && (
        <Crop
          src={src}
          ratio={ratio}
          round={what === 'picture'}
          view={view}
          onView={(wanted) => picture && setView(held(picture, ratio, wanted))}
          picture={picture}
          image={image}
          onLoad={() => {
            const { naturalWidth: width, naturalHeight: height } = image.current ?? new Image();
            setPicture({ width, height });
          }}
          onError={() => setProblem(problemText(i18n, 'PictureBroken'))}
          label={t`Part of the picture that is shown`}
          help={t`Drag it, pinch it, or use the arrow keys, plus and minus.`}
          zoomLabel={t`Zoom`}
        />
      )}
    </Modal>
  );
}

/** Sends a file and puts it up. */
function usePut(what: 'picture' | 'cover', onDone: () => void) {
  const { t, i18n } = useLingui();
  const problemOf = useUploadProblem();
  const { save } = useSaveUser();
  const [putting, setPutting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  const put = async (cut: Promise<File>) => {
    setPutting(true);
    setProblem(null);
    const { signal } = gone.current;
    try {
      const { uploadId: id } = await sendOne(await cut, signal);
      const said = what === 'cover' ? t`Cover saved` : t`Picture saved`;
      const options = what === 'cover' ? { cover_upload_id: id } : { picture_upload_id: id };
      const error = await save(options, said);
      if (!error) return onDone();
      setProblem(errorText(i18n, error));
    } catch (failure) {
      if (!signal.aborted) setProblem(problemOf(failure));
    }
    setPutting(false);
  };
  return { put, putting, problem, setProblem };
}

/** An address for a file, as long as it is shown. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
