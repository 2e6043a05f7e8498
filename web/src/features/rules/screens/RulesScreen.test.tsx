import { screen } from '@testing-library/react';
import type { HostRule } from 'features/rules/api';
import { expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { RulesScreen } from './RulesScreen';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const LIST = 'HostRulesResource/get';
const PUT = 'HostRulesResource/update';
const DELETE = 'HostRulesResource/delete';

function rule(over: Partial<HostRule>): HostRule {
  return {
    type: 'hostrule',
    id: '7',
    kind: 'word',
    value: 'spam',
    action: 'hold',
    created_by: null,
    created_at: 'Thu, 25 Jun 2020 06:13:42 +0000',
    ...over,
  };
}

function draw(all: HostRule[], at = '/reports/rules/') {
  let now = all;
  let last = 8;
  return renderApp(<RulesScreen />, {
    door: {
      [LIST]: ({ kind }: { kind: string }) => now.filter((one) => one.kind === kind),
      [PUT]: (put: Pick<HostRule, 'kind' | 'value' | 'action'>) => {
        if (put.value === '!?') return failure({ status: 400, message: 'Check the marked field.' });
        const made = rule({ id: `${++last}`, ...put });
        now = [made, ...now.filter(({ value }) => value !== put.value)];
        return made;
      },
      [DELETE]: ({ rule_id }: { rule_id: string }) => {
        now = now.filter(({ id }) => id !== rule_id);
        return {};
      },
    },
    viewer: viewer({ is_employee: true }),
    at,
  });
}

it('adds a rule, and takes one away, which can be undone', async () => {
  const { user, calls } = draw([rule({})]);
  expect(await screen.findByText('spam')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Word or words' }), ' Cheap pills ');
  await user.click(screen.getByRole('radio', { name: /^Refuse/ }));
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(await screen.findByText('Cheap pills')).toBeVisible();
  expect(screen.getByText('Refuse · Jun 25, 2020')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Delete the rule “spam”' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('spam')).toBeVisible();
  const changes = calls.filter(({ name }) => name !== LIST);
  expect(changes).toEqual([
    { name: PUT, options: { kind: 'word', value: 'Cheap pills', action: 'refuse' } },
    { name: DELETE, options: { rule_id: '7' } },
    { name: PUT, options: { kind: 'word', value: 'spam', action: 'hold' } },
  ]);
});

it('lists websites apart, and says what is wrong with one', async () => {
  const { user } = draw(
    [rule({}), rule({ id: '8', kind: 'link', value: 'example.com' })],
    '/reports/rules/?kind=link',
  );
  expect(await screen.findByText('example.com')).toBeVisible();
  expect(screen.queryByText('spam')).toBeNull();
  expect(screen.getByRole('link', { name: 'Links' })).toHaveAttribute('aria-current', 'page');
  await user.type(screen.getByRole('textbox', { name: 'Website' }), '!?{Enter}');
  expect(await screen.findByText('Check the marked field.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('!?');
});

it('is not there for others', () => {
  renderApp(<RulesScreen />, { viewer: viewer(), at: '/reports/rules/' });
  expect(screen.getByText('Nothing here')).toBeVisible();
});
