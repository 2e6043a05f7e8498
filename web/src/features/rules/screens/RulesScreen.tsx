import { useLingui } from '@lingui/react/macro';
import { type HostRule, type RuleKind, rulesApi } from 'features/rules/api';
import { NotFound } from 'features/users/parts/NotFound';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { reportPaths } from 'lib/reportPaths';
import { useTitle } from 'lib/title';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FramedLine, FramedList } from 'ui/framed-list/FramedList';
import { Spinner } from 'ui/spinner/Spinner';
import { TabLinks } from 'ui/tabs/TabLinks';
import { TitledPage } from 'ui/titled-page/TitledPage';
import { useToast } from 'ui/toast/toasts';
import { RuleForm } from './RuleForm';
import { ACTIONS } from './ruleWords';

/** Words and links that the host does not allow, for employees. */
export function RulesScreen() {
  return useViewer()?.is_employee ? <Rules /> : <NotFound />;
}

function Rules() {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const kind: RuleKind = search.get('kind') === 'link' ? 'link' : 'word';
  const walk = rulesApi.useListRulesInfiniteQuery({ kind });
  const rules = walk.data?.pages.flatMap((page) => page.data);
  useTitle(t`Rules`);
  return (
    <TitledPage
      title={t`Rules`}
      ways={<ButtonLink href={reportPaths.open()}>{t`Reports`}</ButtonLink>}
    >
      <TabLinks
        label={t`Rules`}
        links={[
          { href: reportPaths.rules(), label: t`Words`, current: kind === 'word' },
          { href: reportPaths.linkRules(), label: t`Links`, current: kind === 'link' },
        ]}
      />
      <RuleForm key={kind} kind={kind} />
      {!rules && walk.error && (
        <ErrorState words={errorText(i18n, walk.error)} onRetry={walk.refetch} />
      )}
      {!rules && !walk.error && <Spinner />}
      {rules?.length === 0 && (
        <EmptyState
          icon="check"
          words={
            kind === 'word' ? t`There is no rule about words.` : t`There is no rule about links.`
          }
        />
      )}
      {rules && rules.length > 0 && (
        <FramedList>
          {rules.map((rule) => (
            <Line key={rule.id} rule={rule} />
          ))}
        </FramedList>
      )}
      {walk.hasNextPage && (
        <Button pending={walk.isFetching} onClick={() => walk.fetchNextPage()}>
          {t`Show more rules`}
        </Button>
      )}
    </TitledPage>
  );
}

function Line({ rule }: { rule: HostRule }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [put] = rulesApi.usePutRuleMutation();
  const [remove, { isLoading }] = rulesApi.useDeleteRuleMutation();
  const { kind, value, action } = rule;
  const undo = async () => {
    const { error } = await put({ kind, value, action });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const press = async () => {
    const { error } = await remove({ rule_id: rule.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    else {
      const onPress = () => void undo();
      toast({ words: t`“${value}” has no rule any more`, action: { label: t`Undo`, onPress } });
    }
  };
  const day = formatDay(Date.parse(rule.created_at), i18n.locale);
  const by = rule.created_by?.full_name;
  return (
    <FramedLine
      name={value}
      detail={[i18n._(ACTIONS[action].label), by, day].filter(Boolean).join(' · ')}
      action={
        <Button disabled={isLoading} aria-label={t`Delete the rule “${value}”`} onClick={press}>
          {t`Delete`}
        </Button>
      }
    />
  );
}
