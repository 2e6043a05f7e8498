import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { board, pin } from '../../../test-views';
import { type PinDialog, pinDialogClosed, pinDialogOpened, pinDialogReducer } from './dialogs';
import { type Hides, hidesReducer, pinHidden, pinShown } from './hides';
import { pinSaved, pinUnsaved, type Saves, savesReducer } from './saves';

const rooms = board({ id: '60', name: 'Rooms' });
const kitchen = board();
const saved = (pinId: string, id: string, to = kitchen) => ({ pinId, id, board: to });

describe('what was saved where', () => {
  it.each<[string, Saves, UnknownAction, Saves]>([
    ['is remembered', {}, pinSaved(saved('1', '9')), { 1: saved('1', '9') }],
    [
      'is the last board of several',
      { 1: saved('1', '9') },
      pinSaved(saved('1', '10', rooms)),
      { 1: saved('1', '10', rooms) },
    ],
    [
      'is known by the pin that was saved',
      { 1: saved('1', '9') },
      pinSaved(saved('2', '10')),
      { 1: saved('1', '9'), 2: saved('2', '10') },
    ],
    [
      'is forgotten when it is taken back',
      { 1: saved('1', '9'), 2: saved('2', '10') },
      pinUnsaved('1'),
      { 2: saved('2', '10') },
    ],
    [
      'does not change by what was not saved',
      { 1: saved('1', '9') },
      pinUnsaved('2'),
      { 1: saved('1', '9') },
    ],
  ])('%s', (_, before, action, after) => {
    expect(savesReducer(before, action)).toEqual(after);
  });
});

describe('what was hidden', () => {
  it.each<[string, Hides, UnknownAction, Hides]>([
    ['is remembered', {}, pinHidden('1'), { 1: true }],
    ['stays hidden twice over', { 1: true }, pinHidden('1'), { 1: true }],
    ['is shown again', { 1: true, 2: true }, pinShown('1'), { 2: true }],
    ['does not change by what was not hidden', { 2: true }, pinShown('1'), { 2: true }],
  ])('%s', (_, before, action, after) => {
    expect(hidesReducer(before, action)).toEqual(after);
  });
});

describe('the dialog about a pin', () => {
  const sharing: PinDialog = { kind: 'share', pin: pin() };
  const hiding: PinDialog = { kind: 'hide', pin: pin({ id: '901' }) };
  it.each<[string, PinDialog | null, UnknownAction, PinDialog | null]>([
    ['opens', null, pinDialogOpened(sharing), sharing],
    ['takes the place of another', sharing, pinDialogOpened(hiding), hiding],
    ['closes', sharing, pinDialogClosed(), null],
    ['stays closed', null, pinDialogClosed(), null],
  ])('%s', (_, before, action, after) => {
    expect(pinDialogReducer(before, action)).toEqual(after);
  });
});
