import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TitledPage } from './TitledPage';

it('begins with its title, then the ways to the pages beside it, then what it is about', () => {
  render(
    <TitledPage title="Rules" ways={<a href="/reports/">Reports</a>}>
      <p>No rule yet.</p>
    </TitledPage>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Rules' });
  const way = screen.getByRole('link', { name: 'Reports' });
  const about = screen.getByText('No rule yet.');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(title.compareDocumentPosition(way) & follows).toBe(follows);
  expect(way.compareDocumentPosition(about) & follows).toBe(follows);
});

it('keeps no place for ways that there are not', () => {
  render(<TitledPage title="A decision about you">It was deleted.</TitledPage>);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.nextElementSibling).toBeNull();
});
