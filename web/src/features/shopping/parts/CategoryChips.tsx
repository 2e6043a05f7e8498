import { useLingui } from '@lingui/react/macro';
import type { ProductFilterChoices } from 'features/shopping/api';
import { type ProductWishes, wishPath } from 'lib/shopPaths';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';

interface CategoryChipsProps {
  /** The page that is narrowed. */
  path: string;
  /** How it is narrowed. */
  wishes: ProductWishes;
  /** By what it can be; undefined while that is not known. */
  choices: ProductFilterChoices | null | undefined;
}

/** Topics in the row at the most. */
const TOPICS = 12;

/**
 * Topics by which things for sale are narrowed, in the address of the page that lists them; the one
 * that was chosen stands first and is taken back by another tap.
 */
export function CategoryChips({ path, wishes, choices }: CategoryChipsProps) {
  const { t } = useLingui();
  const topics = choices?.category_filters ?? [];
  const isChosen = ({ category }: (typeof topics)[number]) => category.id === wishes.category;
  // One that all are about narrows nothing.
  if (topics.length < 2 && !topics.some(isChosen)) return null;
  const inOrder = [...topics.filter(isChosen), ...topics.filter((one) => !isChosen(one))];
  return (
    <ChipRow label={t`Narrow by topic`}>
      {inOrder.slice(0, TOPICS).map((one) => (
        <Chip
          key={one.category.id}
          selected={isChosen(one)}
          href={wishPath(path, {
            ...wishes,
            category: isChosen(one) ? undefined : one.category.id,
          })}
        >
          {one.label}
        </Chip>
      ))}
    </ChipRow>
  );
}
