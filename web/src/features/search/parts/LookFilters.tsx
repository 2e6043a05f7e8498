import { useLingui } from '@lingui/react/macro';
import type { SearchFilter } from 'features/search/api';
import { skinTonesShown, skinToneUsed, useSkinToneFilter } from 'features/search/skinToneFilter';
import { type SearchState, searchPath, wordsOf } from 'lib/searchPaths';
import { useEffect, useState } from 'react';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import styles from './LookFilters.module.css';

interface LookFiltersProps {
  /** What was searched for. */
  search: SearchState;
  /** By which tones and patterns it can be narrowed. */
  filters: readonly SearchFilter[];
}

/**
 * Skin tones and patterns of hair, by which a search for people's looks is narrowed; what was
 * chosen is taken back by another tap. Load it with `lazy`.
 */
export function LookFilters({ search, filters }: LookFiltersProps) {
  const { t } = useLingui();
  const { showSkinToneFilters } = useSkinToneFilter();
  const { skinTone, hairPattern } = search;
  const [showHair, setShowHair] = useState(hairPattern !== undefined);
  const words = wordsOf(search);
  useEffect(() => {
    if (!skinTone) return;
    skinToneUsed(words);
    skinTonesShown(true);
  }, [skinTone, words]);
  const tones = valuesOf(filters, 'skin_tone', skinTone);
  const patterns = valuesOf(filters, 'hair_pattern', hairPattern);
  const names: Record<string, string> = {
    light: t`Light`,
    medium: t`Medium`,
    tan: t`Tan`,
    deep: t`Deep`,
    protective: t`Protective`,
    coily: t`Coily`,
    curly: t`Curly`,
    wavy: t`Wavy`,
    straight: t`Straight`,
    shaved: t`Shaved`,
  };
  const isOpen = {
    tones: showSkinToneFilters && tones.length > 0,
    patterns: showHair && patterns.length > 0,
  };
  if (tones.length + patterns.length === 0) return null;
  return (
    <div className={styles.filters}>
      <ChipRow label={t`Narrow by how people look`}>
        {tones.length > 0 && (
          <Chip selected={isOpen.tones} onPress={() => skinTonesShown(!isOpen.tones)}>
            {skinTone ? t`Skin tone: ${names[skinTone]}` : t`Skin tone`}
          </Chip>
        )}
        {patterns.length > 0 && (
          <Chip selected={isOpen.patterns} onPress={() => setShowHair(!showHair)}>
            {hairPattern ? t`Hair pattern: ${names[hairPattern]}` : t`Hair pattern`}
          </Chip>
        )}
      </ChipRow>
      {isOpen.tones && (
        <ChipRow label={t`Skin tone`}>
          {tones.map((tone) => (
            <Chip
              key={tone}
              selected={tone === skinTone}
              href={searchPath({ ...search, skinTone: tone === skinTone ? undefined : tone })}
            >
              <span className={styles.tone} data-tone={tone} />
              {names[tone]}
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
              href={searchPath({
                ...search,
                hairPattern: pattern === hairPattern ? undefined : pattern,
              })}
            >
              {names[pattern]}
            </Chip>
          ))}
        </ChipRow>
      )}
      {(isOpen.tones || isOpen.patterns) && (
        <p className={styles.source}>{t`From what people wrote about their pins.`}</p>
      )}
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
