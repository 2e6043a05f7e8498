import { useLingui } from '@lingui/react/macro';
import type { Draft } from 'features/articles/api';
import type { ArticleForm } from 'features/articles/parts/articleRules';
import { fieldMoment } from 'features/articles/parts/readLines';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { Select } from 'ui/select/Select';
import { Switch } from 'ui/switch/Switch';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import styles from './ArticleFields.module.css';
import { PinStrip } from './PinStrip';

interface ArticleFieldsProps {
  /** The article; nothing of a new one. */
  draft: Draft | null;
  /** What is wrong with a field. */
  errors: Partial<Record<keyof ArticleForm, string>>;
}

/** What an article says, and when and where. */
export function ArticleFields({ draft, errors }: ArticleFieldsProps) {
  return (
    <>
      <Words draft={draft} errors={errors} />
      <Items draft={draft} errors={errors} />
      <Stand draft={draft} errors={errors} />
    </>
  );
}

function Words({ draft, errors }: ArticleFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="title"
        label={t`Title`}
        defaultValue={draft?.title ?? ''}
        required
        error={errors.title}
      />
      <TextArea
        name="subtitle"
        label={t`Subtitle`}
        rows={2}
        maxLength={300}
        defaultValue={draft?.subtitle ?? ''}
        error={errors.subtitle}
      />
      <Select
        name="article_type"
        label={t`Kind`}
        choices={[
          { value: '3', label: t`Article` },
          { value: '0', label: t`Trending` },
          { value: '1', label: t`The best of` },
          { value: '2', label: t`Trending searches` },
          { value: '4', label: t`To shop` },
        ]}
        defaultValue={String(draft?.article_type ?? 3)}
        error={errors.article_type}
      />
    </>
  );
}

function Items({ draft, errors }: ArticleFieldsProps) {
  const { t } = useLingui();
  const link = (id: string) => paths.pin(id);
  return (
    <>
      <TextField
        name="cover_pin_id"
        label={t`Cover`}
        description={t`A link to a pin; the first of its pins when empty.`}
        defaultValue={draft?.cover_pin_id ? link(draft.cover_pin_id) : ''}
        inputMode="url"
        dir="ltr"
        error={errors.cover_pin_id}
      />
      <TextArea
        name="pin_ids"
        label={t`Pins`}
        description={t`Links to up to 60 pins that everyone can see, one on each line.`}
        rows={5}
        defaultValue={draft?.pin_ids.map(link).join('\n') ?? ''}
        dir="ltr"
        error={errors.pin_ids}
      />
      {draft && <PinStrip articleId={draft.id} />}
      <TextArea
        name="board_ids"
        label={t`Boards`}
        description={t`Links to up to 12 public boards, one on each line.`}
        defaultValue={draft?.board_ids.join('\n') ?? ''}
        dir="ltr"
        error={errors.board_ids}
      />
      <TextArea
        name="searches"
        label={t`Searches`}
        description={t`Up to 12, one on each line.`}
        defaultValue={draft?.searches.join('\n') ?? ''}
        error={errors.searches}
      />
    </>
  );
}

function Stand({ draft, errors }: ArticleFieldsProps) {
  const { t } = useLingui();
  const [opened] = useState(Date.now);
  // A draft whose start has passed begins when it is published, or at a start chosen then.
  const waits = draft && !draft.is_published && draft.starts_ms <= opened;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="starts_ms"
          type="datetime-local"
          label={t`Starts`}
          description={t`Now when empty.`}
          defaultValue={waits ? '' : fieldMoment(draft?.starts_ms)}
          error={errors.starts_ms}
        />
        <TextField
          name="ends_ms"
          type="datetime-local"
          label={t`Ends`}
          description={t`Never when empty.`}
          defaultValue={fieldMoment(draft?.ends_ms)}
          error={errors.ends_ms}
        />
        <TextField
          name="countries"
          label={t`Countries`}
          description={t`Two letters each, with commas; all when empty.`}
          defaultValue={draft?.countries.join(', ') ?? ''}
          error={errors.countries}
        />
        <TextField
          name="locales"
          label={t`Languages`}
          description={t`Such as de or pt_BR, with commas; all when empty.`}
          defaultValue={draft?.locales.join(', ') ?? ''}
          error={errors.locales}
        />
      </div>
      <Switch
        name="is_published"
        label={t`Published`}
        description={t`Others read it from its start on; a draft otherwise.`}
        defaultChecked={draft?.is_published ?? false}
      />
    </>
  );
}
