import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CaptchaFailure } from 'features/captchas/parts/failure';
import { prove } from 'features/captchas/parts/prove';
import { LogInForm } from 'features/log_ins/parts/LogInForm';
import { SignUpForm } from 'features/signups/parts/SignUpForm';
import { describe, expect, it, vi } from 'vitest';
import { failure, renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

vi.mock('features/captchas/parts/prove', () => ({ prove: vi.fn() }));

const signedIn = { user: viewer(), is_authenticated: true };
const onSignedIn = () => vi.fn<() => undefined>(() => undefined);

describe('sign-up form', () => {
  it.each([
    ['', 'correct horse', 'Email', 'Please enter a valid email address'],
    ['nobody@', 'correct horse', 'Email', 'Please enter a valid email address'],
    ['a@pins.test', 'short7!', 'Password', 'Use a password of 8 to 128 characters.'],
    [
      'a@pins.test',
      'emoji😀emoji',
      'Password',
      'Oops! Your password can only have letters, numbers and basic symbols.',
    ],
  ])('refuses %j with %j by itself', async (email, password, label, text) => {
    const done = onSignedIn();
    const { user, calls } = renderApp(<SignUpForm onSignedIn={done} />);
    if (email) await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toHaveFocus();
    expect(calls).toEqual([]);
    expect(done).not.toHaveBeenCalled();
  });

  it('signs up with a trimmed address and goes on', async () => {
    const done = onSignedIn();
    const { user, calls } = renderApp(<SignUpForm onSignedIn={done} />, {
      door: { 'UserRegisterResource/create': () => signedIn },
    });
    await user.type(screen.getByLabelText('Email'), ' a@pins.test ');
    await user.type(screen.getByLabelText('Birthday'), '1990-04-30');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls[0]?.options).toMatchObject({
      email: 'a@pins.test',
      password: 'correct horse',
      birthday: '1990-04-30',
      user_behavior_data: { pages_seen: 0, seconds: expect.any(Number), has_scrolled: false },
    });
  });

  it('signs up as a business where its name is given, and as a personal account where it is not', async () => {
    const door = { 'UserRegisterResource/create': () => signedIn };
    const { user, calls } = renderApp(<SignUpForm onSignedIn={onSignedIn()} />, { door });
    await user.type(screen.getByLabelText('Email'), 'a@pins.test');
    await user.type(screen.getByLabelText('Birthday'), '1990-04-30');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create a business account' }));
    const name = screen.getByLabelText('Business name');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(name).toHaveAccessibleDescription('Required');
    await user.type(name, ' Oak & Ash {Enter}');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.options).toMatchObject({ business_name: 'Oak & Ash' });
    await user.click(screen.getByRole('button', { name: 'Create a personal account' }));
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.options).not.toHaveProperty('business_name');
  });

  it('shows what the server finds wrong under the field, until it is changed', async () => {
    const { user } = renderApp(<SignUpForm onSignedIn={onSignedIn()} />, {
      door: {
        'UserRegisterResource/create': () =>
          failure({
            key: 'EmailTaken',
            message: 'There is already an account with this email address. Log in instead.',
            field: 'email',
            status: 409,
          }),
      },
    });
    const email = screen.getByLabelText('Email');
    await user.type(email, 'taken@pins.test');
    await user.type(screen.getByLabelText('Birthday'), '1990-04-30');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(
      'There is already an account with this email address. Log in instead.',
    );
    await user.type(email, 'x');
    expect(email).not.toBeInvalid();
  });
});

it('asks for the invite also where the form is sent before the field has loaded', async () => {
  const { calls } = renderApp(<SignUpForm onSignedIn={onSignedIn()} />, { signUp: 'invite' });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  const field = await screen.findByLabelText('Invite code');
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Required'));
  expect(calls).toEqual([]);
});

describe('sign-up form of a host that hides who has an account', () => {
  it('sends every visitor to their mails', async () => {
    const { user } = renderApp(<SignUpForm onSignedIn={onSignedIn()} />, {
      door: {
        'UserRegisterResource/create': () =>
          failure({ key: 'SignUpMailed', message: 'We have sent you a mail.', status: 409 }),
      },
    });
    await user.type(screen.getByLabelText('Email'), 'ines@pins.test');
    await user.type(screen.getByLabelText('Birthday'), '1990-04-30');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText(/Follow its link to go on/)).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  });
});

describe('log-in form', () => {
  it('asks for both before it asks the server', async () => {
    const { user, calls } = renderApp(<LogInForm onSignedIn={onSignedIn()} />);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText('Email or username')).toHaveAccessibleDescription('Required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Required');
    expect(calls).toEqual([]);
  });

  it('asks for the password alone where the account is known', async () => {
    const done = onSignedIn();
    const door = { 'UserSessionResource/create': () => signedIn };
    const form = <LogInForm onSignedIn={done} as="ines@pins.test" />;
    const { user, calls } = renderApp(form, { door });
    expect(screen.queryByLabelText('Email or username')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(calls[0]?.options).toMatchObject({
      username_or_email: 'ines@pins.test',
      password: 'correct horse',
    });
  });

  it('says the same for a wrong name and a wrong password, for the whole form', async () => {
    const done = onSignedIn();
    const { user } = renderApp(<LogInForm onSignedIn={done} />, {
      door: {
        'UserSessionResource/create': () =>
          failure({
            key: 'CredentialsWrong',
            message: 'The email, username or password you entered is incorrect.',
            status: 401,
          }),
      },
    });
    await user.type(screen.getByLabelText('Email or username'), 'ines');
    await user.type(screen.getByLabelText('Password'), 'wrong horse{Enter}');
    expect(
      await screen.findByText('The email, username or password you entered is incorrect.'),
    ).toBeInTheDocument();
    expect(done).not.toHaveBeenCalled();
  });

  it('shows the server’s own words for a failure without a known name', async () => {
    const { user } = renderApp(<LogInForm onSignedIn={onSignedIn()} />, {
      door: {
        'UserSessionResource/create': () =>
          failure({ key: 'NewOne', message: 'Mondays are closed.' }),
      },
    });
    await user.type(screen.getByLabelText('Email or username'), 'ines');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Mondays are closed.')).toBeInTheDocument();
  });
});

describe('where the host makes sure of people', () => {
  const work = { verifier: 'proof_of_work' } as const;
  const recaptcha = {
    verifier: 'recaptcha',
    site_key: 'key',
    script_url: 'https://c.test/',
  } as const;

  async function signUp(user: ReturnType<typeof renderApp>['user']) {
    await user.type(screen.getByLabelText('Email'), 'a@pins.test');
    await user.type(screen.getByLabelText('Birthday'), '1990-04-30');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  }

  it('signs up with a proof, a new one for each try', async () => {
    let made = 0;
    vi.mocked(prove).mockImplementation(async () => `proof ${++made}`);
    const done = onSignedIn();
    let tried = 0;
    const { user, calls } = renderApp(<SignUpForm onSignedIn={done} />, {
      captcha: work,
      door: {
        'UserRegisterResource/create': () =>
          ++tried === 1 ? failure({ key: 'CaptchaUnavailable', status: 503 }) : signedIn,
      },
    });
    await signUp(user);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const proofs = calls.map(
      ({ options }) => (options as { recaptcha_v3_token: string }).recaptcha_v3_token,
    );
    expect(proofs).toEqual(['proof 1', 'proof 2']);
    expect(prove).toHaveBeenCalledWith(work, 'signup', expect.any(Function));
  });

  it('says how far the proof is, then that it could not be made', async () => {
    vi.mocked(prove).mockImplementation(async (_captcha, _action, tell) => {
      tell?.(0.4);
      await waitFor(() => screen.getByText(/40 %/));
      throw new CaptchaFailure('unloaded');
    });
    const { user, calls } = renderApp(<SignUpForm onSignedIn={onSignedIn()} />, {
      captcha: recaptcha,
    });
    await signUp(user);
    expect(await screen.findByText('Error loading reCAPTCHA Enterprise')).toBeInTheDocument();
    expect(screen.queryByText(/Making sure/)).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('logs in without a proof until the server asks for one', async () => {
    vi.mocked(prove).mockReset().mockResolvedValue('a proof');
    const done = onSignedIn();
    const { user, calls } = renderApp(<LogInForm onSignedIn={done} />, {
      captcha: work,
      door: {
        'UserSessionResource/create': (({ token }: { token: string | null }) =>
          token ? signedIn : failure({ key: 'CaptchaRequired', status: 401 })) as never,
      },
    });
    await user.type(screen.getByLabelText('Email or username'), 'ines');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(calls.map(({ options }) => (options as { token: string | null }).token)).toEqual([
      null,
      'a proof',
    ]);
  });

  it('shows the server’s words when a proof does not count', async () => {
    vi.mocked(prove).mockResolvedValue('a proof');
    const message = 'We could not make sure that you are a person. Try again in a moment.';
    const { user } = renderApp(<LogInForm onSignedIn={onSignedIn()} />, {
      captcha: work,
      door: {
        'UserSessionResource/create': (({ token }: { token: string | null }) =>
          failure({
            key: token ? 'CaptchaFailed' : 'CaptchaRequired',
            status: 401,
            message,
          })) as never,
      },
    });
    await user.type(screen.getByLabelText('Email or username'), 'ines');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
