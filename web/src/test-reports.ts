import type { CasePicture, Decision, ReportCaseDetail } from 'features/reports/api';
import { images, viewer } from './test-views';

/** Views of what was reported and decided, as those of `test-views`. */

const AT = 'Thu, 25 Jun 2020 06:13:42 +0000';

/** A comment was deleted, and its author may not write for a week. */
export function decision(over: Partial<Decision> = {}): Decision {
  return {
    type: 'decision',
    id: '4',
    kind: 'comment',
    excerpt: 'You would not know a chair!',
    outcome: 'deleted',
    bans_picture: false,
    measure: 'write_banned',
    until_at: 'Thu, 02 Jul 2020 06:13:42 +0000',
    is_in_force: true,
    words: 'It insults the pinner.',
    created_at: AT,
    appeal: null,
    appeal_words: '',
    answer_words: '',
    may_appeal: true,
    ...over,
  };
}

/** A comment was reported, and waits for an employee. */
export function reportCase(over: Partial<ReportCaseDetail> = {}): ReportCaseDetail {
  return {
    type: 'reportcase',
    id: '4',
    kind: 'comment',
    target_id: '800',
    url: '/pin/900/?comment=800',
    excerpt: 'You would not know a chair!',
    subject: viewer({ id: '2', username: 'tomas', full_name: 'Tomas Berg' }),
    state: 'open',
    outcome: null,
    measure: null,
    appeal: null,
    is_own_decision: false,
    is_own_answer: false,
    is_found: false,
    bans_picture: false,
    report_count: 1,
    reasons: ['harassment'],
    created_at: AT,
    reports: [{ reason: 'harassment', detailed_reasons: ['insults'], text: '', created_at: AT }],
    earlier_count: 0,
    pictures: [],
    decision: null,
    may_decide_appeal: false,
    ...over,
  };
}

/** A portrait with a screen before it. */
export function casePicture(over: Partial<CasePicture> = {}): CasePicture {
  return {
    signature: 'a',
    role: 'portrait',
    images: images(),
    dominant_color: '#806040',
    is_screened: true,
    found: [{ class: 'NUDE', score: 91 }],
    ...over,
  };
}
