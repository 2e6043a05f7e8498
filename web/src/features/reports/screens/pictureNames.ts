import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CasePicture } from 'features/reports/api';

/** Where a picture stands. */
const ROLES: Record<CasePicture['role'], MessageDescriptor> = {
  pin: msg`Picture of the pin`,
  portrait: msg`Picture of the profile`,
  cover: msg`Cover of the profile`,
  did_it: msg`Photo of having made it`,
  app: msg`Picture of an app of theirs`,
};

/** What the pictures of a case are called, in their order: several of one place by their numbers. */
export function usePictureNames(pictures: readonly CasePicture[]): string[] {
  const { i18n } = useLingui();
  return pictures.map((picture) => {
    const alike = pictures.filter(({ role }) => role === picture.role);
    const name = i18n._(ROLES[picture.role]);
    return alike.length > 1 ? `${name} ${alike.indexOf(picture) + 1}` : name;
  });
}
