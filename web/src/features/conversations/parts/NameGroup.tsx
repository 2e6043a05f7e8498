import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { groupsApi } from 'features/conversations/groups';
import { characters } from 'lib/characters';
import type { ApiError } from 'lib/errors';
import { atMost, useForm } from 'lib/form';
import { useState } from 'react';
import { controlClass, Field } from 'ui/field/Field';
import { FormModal } from 'ui/modal/FormModal';
import * as v from 'valibot';

/** Characters of a name at most. */
const MOST = 50;

/** What a group is called (contract `NameConversation`); nothing takes its name away. */
const RULES = v.object({ name: v.pipe(v.string(), v.trim(), atMost(MOST)) });

interface NameGroupProps {
  conversation: Conversation;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Asks what the members of a group call it. Load it with `lazy`. */
export function NameGroup({ conversation, onClose }: NameGroupProps) {
  const { t } = useLingui();
  const [name, setName] = useState(conversation.name ?? '');
  const [say] = groupsApi.useNameConversationMutation();
  const state = useForm(RULES, async (said) => {
    return say({ conversation_id: conversation.id, name: said.name })
      .unwrap()
      .then(
        () => void onClose(),
        (error: ApiError) => error,
      );
  });
  const length = characters(name);
  return (
    <FormModal title={t`Name the group`} state={state} action={t`Save`} onClose={onClose}>
      <Field
        label={t`Name`}
        description={t`All members see it. Leave it empty to take the name away.`}
        error={state.errors.name}
        aside={length >= MOST * 0.8 && `${length} / ${MOST}`}
      >
        {(wiring) => (
          <input
            {...wiring}
            className={controlClass}
            name="name"
            dir="auto"
            // An emoji is one character, whatever it takes in memory: the rules count them.
            maxLength={2 * MOST}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened for it
            autoFocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
    </FormModal>
  );
}
