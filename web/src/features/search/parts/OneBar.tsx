import { useLingui } from '@lingui/react/macro';
import type { ModeIcon, OneBarModule, SearchGuide } from 'features/search/api';
import { type SearchState, searchPath } from 'lib/searchPaths';
import type { CSSProperties, ReactNode } from 'react';
import { Chip } from 'ui/chip/Chip';
import { ChipRow } from 'ui/chip/ChipRow';
import { Icon, type IconProps } from 'ui/icon/Icon';
import styles from './OneBar.module.css';
import { useLookNames } from './useLookNames';
import type { OpenedResults } from './useOpenedResults';
import type { OpenLooks } from './useOpenLooks';

interface OneBarProps {
  /** What was searched for. */
  search: SearchState;
  /** What it is turned to, and filters that open. */
  modules: readonly OneBarModule[];
  /** In which mode it is, if by more than words. */
  mode: ModeIcon | null | undefined;
  /** Words that narrow it. */
  guides: readonly SearchGuide[];
  /** Results that were opened. */
  opened?: OpenedResults | undefined;
  /** Which filters of people's looks are open. */
  looks: OpenLooks;
}

/**
 * All in one bar that turns a search or narrows it by a tap: what it is turned to and the words that
 * were tapped are taken back by another (specification §3 "Search state", `oneBarModules`).
 */
export function OneBar({ search, modules, mode, guides, opened, looks }: OneBarProps) {
  const { t } = useLingui();
  const { guides: taken } = search;
  if (taken.length + guides.length + modules.length === 0 && !opened && !mode) return null;
  return (
    <ChipRow label={t`Narrow the search`}>
      {mode && <Mode mode={mode} />}
      {modules.map((module) => (
        <Module key={module.module_type} {...{ module, search, looks }} />
      ))}
      {taken.map((term) => (
        <Chip
          key={term}
          selected
          href={searchPath({ ...search, guides: taken.filter((other) => other !== term) }, 'guide')}
        >
          {term}
        </Chip>
      ))}
      {opened && (
        <Chip picture={opened.picture} href={opened.href}>
          {t`More like what you opened`}
        </Chip>
      )}
      {guides.map(({ term, label, dominant_color }) => (
        <Chip
          key={term}
          tint={dominant_color}
          href={searchPath({ ...search, guides: [...taken, term] }, 'guide')}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

const ICONS: Record<ModeIcon['icon_type'], IconProps['name']> = {
  user: 'user',
  article: 'note',
  picture: 'image',
};

function Mode({ mode: { icon_type, background_color_hex } }: { mode: ModeIcon }) {
  const style = background_color_hex
    ? ({ '--tint': background_color_hex } as CSSProperties)
    : undefined;
  return (
    <span className={styles.mode} data-mode={icon_type} style={style}>
      <Icon name={ICONS[icon_type]} size={20} />
    </span>
  );
}

interface ModuleProps extends Pick<OneBarProps, 'search' | 'looks'> {
  module: OneBarModule;
}

function Module({ module, search, looks }: ModuleProps) {
  const { t } = useLingui();
  const nameOf = useLookNames();
  const name = module.display_text ?? '';
  const { skinTone, hairPattern } = search;
  switch (module.module_type) {
    case 'user':
      return (
        <Chip
          selected
          picture={module.image_url}
          href={searchPath({ ...search, user: undefined }, 'filter')}
        >
          <Dropped>{t`Among pins of ${name}`}</Dropped>
        </Chip>
      );
    case 'article':
      return (
        <Chip selected href={searchPath({ ...search, article: undefined }, 'filter')}>
          <Dropped>{t`From “${name}”`}</Dropped>
        </Chip>
      );
    case 'skin_tone':
      return (
        <Chip selected={looks.tones} onPress={looks.toggleTones}>
          {skinTone ? t`Skin tone: ${nameOf(skinTone)}` : t`Skin tone`}
        </Chip>
      );
    case 'hair_pattern':
      return (
        <Chip selected={looks.patterns} onPress={looks.togglePatterns}>
          {hairPattern ? t`Hair pattern: ${nameOf(hairPattern)}` : t`Hair pattern`}
        </Chip>
      );
  }
}

/** Words of what is taken back by a tap. */
function Dropped({ children }: { children: ReactNode }) {
  return (
    <span className={styles.dropped}>
      {children}
      <Icon name="close" size={16} />
    </span>
  );
}
