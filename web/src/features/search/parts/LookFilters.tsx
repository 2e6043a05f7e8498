import { useLingui } from '@lingui/react/macro';
import type { SearchFilter } from 'features/search/api';
import { skinTonesShown, skinToneUsed } from 'features/search/skinToneFilter';
import { type SearchState, searchPath, wordsOf } from 'lib/searchPaths';
import { useEffect } from 'react';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import styles from './LookFilters.module.css';
import { useLookNames } from './useLookNames';
import type { OpenLooks } from './useOpenLooks';

interface LookFiltersProps {
  /** What was searched for. */
  search: SearchState;
  /** By which tones and patterns it can be narrowed. */
  filters: readonly SearchFilter[];
  /** Which of both are open. */
  looks: OpenLooks;
}

/**
 * Skin tones and patterns of hair, by which a search for people's looks is narrowed; what was
 * chosen is taken back by another tap. Load it with `lazy`.
 */
export function LookFilters({ search, filters, looks }: LookFiltersProps) {
  const { t } = useLingui();
  const nameOf = useLookNames();
  const { skinTone, hairPattern } = search;
  const words = wordsOf(search);
  useEffect(() => {
    if (!skinTone) return;
    skinToneUsed(words);
    skinTonesShown(true);
  }, [skinTone, words]);
  const tones = valuesOf(filters, 'skin_tone', skinTone);
  const patterns = valuesOf(filters, 'hair_pattern', hairPattern);
  const isOpen = {
    tones: looks.tones && tones.length > 0,
    patterns: looks.patterns && patterns.length > 0,
  };
  if (!isOpen.tones && !isOpen.patterns) return null;
  return (
    <div className={styles.filters}>
      {isOpen.tones && (
        <ChipRow label={t`Skin tone`}>
          {tones.map((tone) => (
            <Chip
              key={tone}
              selected={tone === skinTone}
              href={searchPath(
                { ...search, skinTone: tone === skinTone ? undefined : tone },
                'filter',
              )}
            >
              <span className={styles.tone} data-tone={tone} />
              {nameOf(tone)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {isOpen.patterns && (
        <ChipRow label={t`Hair pattern`}>
          {patterns.map((pattern) => (
            <Chip
              key={pattern}
              selected={pattern === hairPattern}
              href={searchPath(
                { ...search, hairPattern: pattern === hairPattern ? undefined : pattern },
                'filter',
              )}
            >
              {nameOf(pattern)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <p className={styles.source}>{t`From what people wrote about their pins.`}</p>
    </div>
  );
}

/** What is offered, and what is chosen although nothing has it. */
function valuesOf(
  filters: readonly SearchFilter[],
  name: SearchFilter['name'],
  chosen: string | undefined,
): string[] {
  const options = filters.find((filter) => filter.name === name)?.options ?? [];
  const values = options.map(({ value }) => value);
  return chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
}
