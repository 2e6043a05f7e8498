import { Plural, useLingui } from '@lingui/react/macro';
import type { Section } from 'features/boards/parts/sections';
import { sectionGone, sectionsApi } from 'features/sections/api';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { AskModal } from 'ui/modal/AskModal';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { useToast } from 'ui/toast/toasts';

interface DeleteSectionProps {
  /** What would be gone. */
  section: Section;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks what becomes of the pins before a section is deleted. Load it with `lazy`. */
export function DeleteSection({ section, onClose }: DeleteSectionProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [pins, setPins] = useState('keep');
  const [remove, { isLoading }] = sectionsApi.useDeleteSectionMutation();
  const press = async () => {
    const keep_pins = pins === 'keep';
    const { error } = await remove({ section_id: section.id, keep_pins });
    onClose();
    if (error) return toast({ words: errorText(i18n, error), tone: 'danger' });
    toast({ words: t`${section.title} deleted` });
    await navigate(section.board.url, { replace: true });
    dispatch(sectionGone(section));
  };
  return (
    <AskModal
      title={t`Delete “${section.title}”?`}
      yes={t`Delete section`}
      pending={isLoading}
      onYes={() => void press()}
      onClose={onClose}
    >
      {section.pin_count > 0 && (
        <>
          <p>
            <Plural value={section.pin_count} one="It holds # pin." other="It holds # pins." />
          </p>
          <RadioGroup
            label={t`Its pins`}
            value={pins}
            onChange={setPins}
            choices={[
              { value: 'keep', label: t`Keep them on ${section.board.name}` },
              { value: 'delete', label: t`Delete them too` },
            ]}
          />
        </>
      )}
    </AskModal>
  );
}
