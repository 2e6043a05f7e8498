import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInCatalogue } from 'ui/inCatalogue';
import { expect, it } from 'vitest';
import { PasscodeField } from './PasscodeField';

it('lets no more characters in than it takes', async () => {
  renderInCatalogue(<PasscodeField name="passcode" label="Passcode" />);
  const field = screen.getByLabelText('Passcode');
  await userEvent.type(field, '123456');
  expect(field).toHaveValue('1234');
  await userEvent.clear(field);
  await userEvent.paste('12345');
  expect(field).toHaveValue('');
});
