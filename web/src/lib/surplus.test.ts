import { MOST_ANSWERS, surplus } from 'lib/surplus';
import { describe, expect, it } from 'vitest';

/** As many answers as named, each a second younger than the one before. */
function answers(count: number, endpointName = 'getPin') {
  const one = (at: number) => [`${endpointName} ${at}`, { endpointName, fulfilledTimeStamp: at }];
  return Object.fromEntries(Array.from({ length: count }, (_, at) => one(at)));
}

describe('answers of documents that are kept', () => {
  it.each([
    ['few', answers(3), []],
    ['as many as may be', answers(MOST_ANSWERS), []],
    ['two too many', answers(MOST_ANSWERS + 2), ['getPin 0', 'getPin 1']],
    ['of other doors', { ...answers(MOST_ANSWERS), ...answers(9, 'getUser') }, []],
    [
      'of all documents together',
      {
        ...answers(MOST_ANSWERS),
        'related 1': { endpointName: 'listRelatedModules', fulfilledTimeStamp: -1 },
      },
      ['related 1'],
    ],
  ])('go when they are too many, the oldest first: %s', (_, queries, expected) => {
    expect(surplus(queries, () => false)).toEqual(expected);
  });

  it('stay while they are on the screen', () => {
    const gone = surplus(answers(MOST_ANSWERS + 2), (key) => key === 'getPin 0');
    expect(gone).toEqual(['getPin 1']);
  });
});
