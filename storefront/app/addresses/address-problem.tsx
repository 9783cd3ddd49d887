import styles from './address-problem.module.css';

/** Why something could not be done about an address; takes no room while there is nothing to say. */
export function AddressProblem({ text }: { readonly text: string | undefined }) {
  return (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
