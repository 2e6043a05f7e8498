import { useState } from 'react';
import type { ButtonKind } from '../button/Button';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { Chip } from '../chip/Chip';
import { ChipRow } from '../chip/ChipRow';
import { IconButton } from '../icon-button/IconButton';
import { Picture } from '../picture/Picture';
import { SearchField } from '../search-field/SearchField';
import { SuggestionList } from '../search-field/SuggestionList';
import { TabLinks } from '../tabs/TabLinks';
import { Tabs } from '../tabs/Tabs';
import styles from './Gallery.module.css';
import type { Photo } from './photos';

const KINDS: ButtonKind[] = ['primary', 'quiet', 'plain', 'inverse', 'danger'];
const GUIDES = [
  'For you',
  'Following',
  'Living rooms',
  'Sideboards',
  'Reading nooks',
  'Wild birds',
  'Old towns',
  'Oak and linen',
  'Islands',
  'Farm life',
];

/** Buttons, the search, chips, tabs. */
export function ControlSpecimens({ photos }: { photos: readonly Photo[] }) {
  return (
    <>
      <SearchSpecimen photos={photos} />
      <GuideSpecimen photos={photos} />
      {KINDS.map((kind) => (
        <div key={kind} className={styles.row}>
          <Button kind={kind} size="small">
            Follow
          </Button>
          <Button kind={kind}>Save</Button>
          <Button kind={kind} size="large">
            Create a board
          </Button>
          <Button kind={kind} icon="plus">
            New
          </Button>
          <Button kind={kind} pending>
            Saving
          </Button>
          <Button kind={kind} disabled>
            Save
          </Button>
          <ButtonLink kind={kind} href="#link">
            A link
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton label="Like" icon="heart" aria-pressed={false} />
        <IconButton label="Unlike" icon="heart" filled aria-pressed />
        <IconButton label="Share" icon="share" kind="quiet" />
        <IconButton label="Back" icon="back" kind="quiet" directional />
        <IconButton label="More" icon="more" kind="quiet" size="small" />
        <IconButton label="Close" icon="close" disabled />
        {photos[0] && (
          <div className={styles.photo}>
            <Picture {...photos[0]} alt="" />
            <div className={styles.over}>
              <IconButton label="Share the picture" icon="share" kind="photo" size="small" />
              <IconButton label="More about the picture" icon="more" kind="photo" size="small" />
            </div>
          </div>
        )}
      </div>
      <TabSpecimen />
    </>
  );
}

function SearchSpecimen({ photos }: { photos: readonly Photo[] }) {
  const [words, setWords] = useState('');
  const picture = photos[1] && <Picture {...photos[1]} alt="" cover />;
  return (
    <SearchField
      label="Search for ideas, people, boards"
      value={words}
      onChange={setWords}
      onSubmit={setWords}
      action="#search"
      slash
      list={(field) => (
        <SuggestionList
          field={field}
          suggestions={[
            { key: '1', text: 'oak sideboard', removeLabel: 'Remove oak sideboard' },
            { key: '2', text: 'oak floor, pale', detail: '240 ideas' },
            { key: '3', text: 'Oak & Linen', icon: 'user', picture, detail: 'Board' },
          ]}
          onTake={({ text }) => setWords(text)}
        />
      )}
    />
  );
}

function GuideSpecimen({ photos }: { photos: readonly Photo[] }) {
  const [chosen, setChosen] = useState('For you');
  return (
    <ChipRow label="Guides">
      {GUIDES.map((guide, index) => (
        <Chip
          key={guide}
          picture={index > 1 ? photos[index]?.src : undefined}
          selected={guide === chosen}
          onPress={() => setChosen(guide)}
        >
          {guide}
        </Chip>
      ))}
    </ChipRow>
  );
}

function TabSpecimen() {
  const [tab, setTab] = useState('pins');
  return (
    <>
      <TabLinks
        label="Profile"
        links={[
          { href: '#created', label: 'Created' },
          { href: '#saved', label: 'Saved', current: true },
        ]}
      />
      <Tabs
        label="Results"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'pins', label: 'Ideas', panel: <p>What was found among ideas.</p> },
          { key: 'boards', label: 'Boards', panel: <p>What was found among boards.</p> },
          { key: 'people', label: 'People', panel: <p>Who was found.</p> },
        ]}
      />
    </>
  );
}
