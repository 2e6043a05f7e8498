import { useLingui } from '@lingui/react/macro';
import { type LastBoard, useLastBoard } from 'features/boards/parts/lastBoard';
import type { SectionRef } from 'features/boards/parts/sections';
import { type Pin, pinsApi } from 'features/pins/api';
import { useViewer } from 'features/users/parts/viewer';
import { painted } from 'lib/painted';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useToast } from 'ui/toast/toasts';

/**
 * Saves pins to boards, or without one to the quicksave board, and says so. Who did
 * not look at their boards first is asked when the picture is on one already.
 */
export function useSave() {
  const { i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [, setLastBoard] = useLastBoard(useViewer()?.id);
  const [savePin] = pinsApi.useSavePinMutation();
  const [saving, setSaving] = useState(false);

  const save = async (pin: Pin, onto: LastBoard | null, into?: SectionRef, meant = true) => {
    setSaving(true);
    try {
      await painted();
      // What is said arrives while the server saves.
      const [{ tellSaved }, answer] = await Promise.all([
        import('./tellSaved'),
        savePin({
          pin_id: pin.id,
          board_id: onto?.id ?? null,
          section: into?.id ?? null,
          on_duplicate: meant ? 'save' : 'refuse',
        }),
      ]);
      const again = () => void save(pin, onto, into);
      tellSaved({ i18n, toast, navigate, dispatch, setLastBoard, again }, answer, !onto);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
