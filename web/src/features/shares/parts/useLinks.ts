import { invitesApi } from 'features/invites/api';
import { useViewer } from 'features/users/parts/viewer';

/**
 * The ways that shared links go, as invites number them; of 5, 9, 12 and 16 visitors are told
 * nothing (business specification §4 "Invite toast").
 */
const WAYS = { link: 1, place: 2 };

/** Paths of one page that are handed on. */
export interface Links {
  /** Copied, read by a camera, or handed to an app. */
  link: string;
  /** Carried to another place. */
  place: string;
}

/**
 * Where the links lead that are handed on: those of users say who sent them (business specification
 * §1 "Invite links"), as soon as that is known, and where users may share so; all others are plain.
 */
export function useLinks(plain: string, withCode: (code: string) => string): Links {
  const skip = useViewer() === null;
  const link = invitesApi.useGetShareCodeQuery({ invite_channel: WAYS.link }, { skip });
  const place = invitesApi.useGetShareCodeQuery({ invite_channel: WAYS.place }, { skip });
  const of = ({ data }: typeof link) => (data ? withCode(data.invite_code) : plain);
  return { link: of(link), place: of(place) };
}
