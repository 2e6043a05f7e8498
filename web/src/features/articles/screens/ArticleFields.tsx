import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { articlesApi, type Draft } from 'features/articles/api';
import type { ArticleForm } from 'features/articles/parts/articleRules';
import { useFindBoards, useFindPins } from 'features/articles/parts/findItems';
import { pickedBoard, pickedPin } from 'features/articles/parts/picked';
import { fieldMoment } from 'features/articles/parts/readLines';
import { useCountries, useLocales } from 'features/users/parts/places';
import { useState } from 'react';
import { Select } from 'ui/select/Select';
import { Switch } from 'ui/switch/Switch';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import styles from './ArticleFields.module.css';
import { CoverField } from './CoverField';
import { ItemsField } from './ItemsField';
import { PlacesField } from './PlacesField';

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
  const { pins, boards, cover } = useKnown(draft);
  const [findPins, findBoards] = [useFindPins(), useFindBoards()];
  return (
    <>
      <ItemsField
        name="cover_pin_id"
        label={t`Cover`}
        description={t`Words or a link to a pin; the first picture it shows when none is chosen.`}
        ids={draft?.cover_pin_id ? [draft.cover_pin_id] : []}
        known={cover}
        most={1}
        find={findPins}
        error={errors.cover_pin_id}
      />
      <CoverField draft={draft} error={errors.cover_signature} />
      <ItemsField
        name="pin_ids"
        label={t`Pins`}
        description={t`Words or links; up to 60 pins that everyone can see.`}
        ids={draft?.pin_ids ?? []}
        known={pins}
        most={60}
        find={findPins}
        error={errors.pin_ids}
      />
      <ItemsField
        name="board_ids"
        label={t`Boards`}
        description={t`Words or links; up to 12 public boards.`}
        ids={draft?.board_ids ?? []}
        known={boards}
        most={12}
        find={findBoards}
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

/** What is known of the pins and boards of an article as it was saved. */
function useKnown(draft: Draft | null) {
  const { data } = articlesApi.useGetArticleQuery(draft ? { article_id: draft.id } : skipToken);
  const cover = [draft?.cover, data?.cover].flatMap((pin) => (pin ? [pickedPin(pin)] : []));
  const pins = [...(data?.pins.map(pickedPin) ?? []), ...cover];
  return { pins, boards: data?.boards.map(pickedBoard) ?? [], cover: pins };
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
        <PlacesField
          name="countries"
          label={t`Countries`}
          description={t`All when none is chosen.`}
          invite={t`Add a country`}
          chosen={draft?.countries ?? []}
          choices={useCountries(null)}
          error={errors.countries}
        />
        <PlacesField
          name="locales"
          label={t`Languages`}
          description={t`All when none is chosen.`}
          invite={t`Add a language`}
          chosen={draft?.locales ?? []}
          choices={useLocales('')}
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
