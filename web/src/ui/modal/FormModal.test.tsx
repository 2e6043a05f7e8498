import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it, vi } from 'vitest';
import { FormModal, type FormModalProps } from './FormModal';

function draw(over: Partial<FormModalProps> = {}, failure: string | null = null) {
  const sent = vi.fn();
  const closed = vi.fn();
  const onSubmit: FormModalProps['state']['form']['onSubmit'] = (event) => {
    event.preventDefault();
    sent(new FormData(event.currentTarget).get('name'));
  };
  const state: FormModalProps['state'] = {
    failure,
    submit: { type: 'submit', pending: false, disabled: false },
    form: { onSubmit },
  };
  renderInCatalogue(
    <FormModal title="Add section" action="Add" state={state} onClose={closed} {...over}>
      <input name="name" aria-label="Name" />
    </FormModal>,
  );
  return { sent, closed };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends its form by the button below it', async () => {
  const { sent, closed } = draw();
  expect(screen.getByRole('dialog', { name: 'Add section' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Add section' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'Starters');
  await press('Add');
  expect(sent).toHaveBeenCalledWith('Starters');
  expect(closed).not.toHaveBeenCalled();
});

it('goes without sending', async () => {
  const { sent, closed } = draw();
  await press('Cancel');
  expect(closed).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

it('sends nothing while a part of it is not ready', async () => {
  const { sent } = draw({ waiting: true });
  await press('Add');
  expect(sent).not.toHaveBeenCalled();
});

it('says what is wrong with the whole, and offers something else', () => {
  draw({ aside: <button type="button">Delete</button> }, 'Out of reach.');
  expect(screen.getByRole('alert')).toHaveTextContent('Out of reach.');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('ends with a wide button where there is no bar, and has no second way out', async () => {
  const { sent } = draw({ wide: true, name: 'Section', lead: 'Sections are parts of a board.' });
  expect(screen.getByRole('form', { name: 'Section' })).toHaveTextContent(/^Sections are parts/);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'Starters');
  await press('Add');
  expect(sent).toHaveBeenCalledWith('Starters');
});

it('is not left while it is busy', async () => {
  const { closed } = draw({ wide: true, cover: true, busy: true });
  for (const button of screen.getAllByRole('button', { name: 'Close' })) {
    expect(button).toBeDisabled();
  }
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
});
