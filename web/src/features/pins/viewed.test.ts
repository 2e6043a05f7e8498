import { describe, expect, it, test } from 'vitest';
import { images, pin } from '../../test-views';
import { lookedAt, readViewedPins, type ViewedPin, viewedKey } from './viewed';

const src = images()['136x136'].url;
const seen = (id: string, signature = `s${id}`): ViewedPin => ({ id, signature, src });
const look = (list: ViewedPin[], { id, signature }: ViewedPin) =>
  lookedAt(list, pin({ id, image_signature: signature }));

describe('what a viewer looked at', () => {
  test.each<[string, ViewedPin[], ViewedPin[]]>([
    ['the most recent first', [seen('1'), seen('2')], [seen('2'), seen('1')]],
    [
      'each once, where it was seen last',
      [seen('1'), seen('2'), seen('1')],
      [seen('1'), seen('2')],
    ],
    ['one pin of the same picture', [seen('1', 'a'), seen('2', 'a')], [seen('2', 'a')]],
    [
      'ten at most',
      Array.from({ length: 12 }, (_, place) => seen(`${place + 1}`)),
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => seen(`${id}`)),
    ],
  ])('%s', (_, looks, expected) => {
    expect(looks.reduce(look, [])).toEqual(expected);
  });

  it('forgets a picture before which a sensitivity screen stands', () => {
    const screened = { sensitivity_screen: { reason: 'mature', show_warning: true } } as const;
    const nude = pin({ id: '3', image_signature: 's1', ...screened });
    expect(lookedAt([seen('1'), seen('2')], nude)).toEqual([seen('2')]);
    expect(lookedAt([seen('2')], nude)).toEqual([seen('2')]);
  });

  it('is kept for each viewer apart', () => {
    expect([viewedKey('7'), viewedKey(null)]).toEqual(['viewedPins:7', 'viewedPins:']);
  });

  it('reads what it wrote', () => {
    const list = [seen('1'), { ...seen('2'), src: 'https://media.test/236x/a.jpg' }];
    expect(readViewedPins(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  test.each([
    ['nothing', null],
    ['no list', { id: '1' }],
    ['no signature', [{ id: '1', src }]],
    ['a script for a picture', [{ ...seen('1'), src: 'javascript:alert(1)' }]],
    ['a picture in the address', [{ ...seen('1'), src: 'data:image/png;base64,' }]],
  ])('drops %s', (_, kept) => {
    expect(readViewedPins(kept)).toEqual([]);
  });
});
