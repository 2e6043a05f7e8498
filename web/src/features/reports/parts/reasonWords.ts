import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Detail, Kind, Reason } from 'features/reports/api';

/** What a reason is called, and what it means. */
export const REASONS: Record<Reason, { label: MessageDescriptor; note: MessageDescriptor }> = {
  spam: { label: msg`Spam`, note: msg`Misleading, or the same again and again` },
  nudity: { label: msg`Nudity or sexual content`, note: msg`Sexual pictures, words or advances` },
  self_harm: {
    label: msg`Self-harm`,
    note: msg`Suicide, disordered eating, or encouragement to harm oneself`,
  },
  misinformation: {
    label: msg`False information`,
    note: msg`Wrong, and harmful to those who believe it`,
  },
  hate: { label: msg`Hate`, note: msg`Against people for who they are` },
  dangerous_goods: {
    label: msg`Dangerous or forbidden goods`,
    note: msg`Drugs, weapons, protected animals`,
  },
  harassment: {
    label: msg`Harassment`,
    note: msg`Insults, threats, pictures against somebody’s will`,
  },
  violence: { label: msg`Violence`, note: msg`Shows or praises cruelty` },
  privacy: { label: msg`Privacy`, note: msg`Shows what is private of you or others` },
  intellectual_property: {
    label: msg`My work or brand`,
    note: msg`It is yours, and you did not allow it`,
  },
  impersonation: {
    label: msg`Impersonation`,
    note: msg`Pretends to be another person or business`,
  },
  too_young: { label: msg`Too young`, note: msg`Not old enough for an account here` },
};

/** What a more exact reason is called. */
export const DETAILS: Record<Detail, MessageDescriptor> = {
  misleading_link: msg`Its link leads to something else`,
  repeated: msg`The same again and again`,
  scam: msg`A fraud`,
  adult_content: msg`Sexual pictures of adults`,
  sexual_words: msg`Sexual words or advances`,
  minors: msg`Sexual content with children`,
  suicide: msg`Suicide or self-injury`,
  eating_disorder: msg`Disordered eating`,
  health: msg`About health`,
  civic: msg`About elections or public matters`,
  climate: msg`About the climate`,
  insults: msg`Insults`,
  threats: msg`Threats`,
  unwanted_image: msg`A picture against somebody’s will`,
  personal_data: msg`Address, telephone number or papers`,
  picture_of_me: msg`A picture of me or my child`,
  copyright: msg`Copyright`,
  trademark: msg`Trademark`,
};

/** What a kind of things is called. */
export const KINDS: Record<Kind, MessageDescriptor> = {
  pin: msg`Pin`,
  comment: msg`Comment`,
  user: msg`Profile`,
  board: msg`Board`,
  user_did_it_data: msg`Story of having made it`,
  conversation: msg`Conversation`,
  message: msg`Message`,
  picture: msg`Banned picture`,
};

/** The heading of the dialog that reports it. */
export const TITLES: Record<Kind, MessageDescriptor> = {
  pin: msg`Report this pin`,
  comment: msg`Report this comment`,
  user: msg`Report this profile`,
  board: msg`Report this board`,
  user_did_it_data: msg`Report this story`,
  conversation: msg`Report this conversation`,
  message: msg`Report this message`,
  // Found by the server; there is no dialog for it.
  picture: msg`Report this picture`,
};
