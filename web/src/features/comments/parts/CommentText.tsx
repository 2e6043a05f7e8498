import type { Comment } from 'features/comments/api';
import { LinkedText } from 'features/links/parts/LinkedText';
import { paths } from 'lib/paths';
import styles from './CommentText.module.css';
import { piecesOf } from './pieces';

/** The words of a comment, of which those who are mentioned lead to their profiles, and addresses to the web. */
export function CommentText({ comment }: { /** Which. */ comment: Comment }) {
  const users = new Map(comment.tagged_users.map((user) => [user.id, user]));
  return (
    <bdi dir="auto">
      {piecesOf(comment).map(({ start, words, userId }) => {
        const user = users.get(userId ?? '');
        return user ? (
          <a key={start} className={styles.mention} href={paths.profile(user.username)}>
            {words}
          </a>
        ) : (
          <LinkedText key={start} text={words} />
        );
      })}
    </bdi>
  );
}
