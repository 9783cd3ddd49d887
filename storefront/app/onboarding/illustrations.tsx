import styles from './illustrations.module.css';

// Drawn for reading from left to right; the style sheet mirrors them in Arabic. They only decorate.

/** A room by its pendant lamp: an armchair, a side table, a picture. */
export function RoomPicture() {
  return (
    <svg viewBox="0 0 340 300" aria-hidden className={styles.picture}>
      <rect x="10" y="10" width="320" height="280" rx="28" className={styles.wall} />
      <path d="M10 236h320v26a28 28 0 0 1-28 28H38a28 28 0 0 1-28-28z" className={styles.floor} />
      <path d="M212 112l-96 150h192z" className={styles.beam} />
      <ellipse cx="212" cy="250" rx="102" ry="16" className={styles.beam} />
      <path d="M212 10v66" className={styles.line} />
      <path d="M178 112c0-22 14-38 34-38s34 16 34 38z" className={styles.ink} />
      <circle cx="212" cy="114" r="13" className={styles.light} />
      <rect x="44" y="64" width="62" height="78" rx="6" className={styles.lifted} />
      <path d="M52 128l16-24 12 14 8-10 12 20z" className={styles.shade} />
      <circle cx="88" cy="84" r="7" className={styles.light} />
      <path d="M158 196c0-18 12-30 30-30h48c18 0 30 12 30 30v10h-108z" className={styles.chair} />
      <rect x="146" y="196" width="26" height="48" rx="12" className={styles.chairFront} />
      <rect x="252" y="196" width="26" height="48" rx="12" className={styles.chairFront} />
      <rect x="164" y="212" width="96" height="32" rx="10" className={styles.chair} />
      <path d="M164 244v14M260 244v14" className={styles.line} />
      <ellipse cx="96" cy="208" rx="30" ry="6" className={styles.ink} />
      <path d="M96 212v44M80 258h32" className={styles.line} />
      <path d="M88 204v-14a8 8 0 0 1 16 0v14z" className={styles.chairFront} />
      <path d="M96 182c-8-10-6-20 2-26 6 8 6 18-2 26z" className={styles.leaf} />
    </svg>
  );
}

/** The same lamp off by day and lit in the evening, with a slider from warm to cool. */
export function LampsPicture() {
  return (
    <svg viewBox="0 0 340 300" aria-hidden className={styles.picture}>
      <rect x="22" y="22" width="140" height="196" rx="24" className={styles.lifted} />
      <rect x="178" y="22" width="140" height="196" rx="24" className={styles.night} />
      <circle cx="248" cy="122" r="64" className={styles.glow} />
      <circle cx="248" cy="122" r="44" className={styles.glow} />
      <circle cx="248" cy="122" r="26" className={styles.glow} />
      <path d="M92 22v52M248 22v52" className={styles.lineSoft} />
      <path d="M62 122c0-28 12-48 30-48s30 20 30 48z" className={styles.lampOff} />
      <path d="M218 122c0-28 12-48 30-48s30 20 30 48z" className={styles.lampOn} />
      <circle cx="92" cy="124" r="11" className={styles.bulbOff} />
      <circle cx="248" cy="124" r="12" className={styles.light} />
      <path d="M248 140l-46 78h92z" className={styles.beam} />
      <circle cx="48" cy="48" r="9" className={styles.light} />
      <path d="M300 40a12 12 0 1 0 4 18 14 14 0 0 1-4-18z" className={styles.moon} />
      <rect x="40" y="246" width="78" height="16" rx="8" className={styles.warm} />
      <rect x="118" y="246" width="104" height="16" className={styles.neutral} />
      <rect x="214" y="246" width="86" height="16" rx="8" className={styles.cool} />
      <circle cx="112" cy="254" r="18" className={styles.knob} />
      <circle cx="112" cy="254" r="7" className={styles.light} />
    </svg>
  );
}

/** A courier's box at the door, with a lamp in it and money beside it. */
export function CourierPicture() {
  return (
    <svg viewBox="0 0 340 300" aria-hidden className={styles.picture}>
      <rect x="10" y="10" width="320" height="280" rx="28" className={styles.wall} />
      <path d="M10 250h320v12a28 28 0 0 1-28 28H38a28 28 0 0 1-28-28z" className={styles.floor} />
      <path d="M44 250V84a30 30 0 0 1 30-30h44a30 30 0 0 1 30 30v166z" className={styles.ink} />
      <path d="M56 250V90a24 24 0 0 1 24-24h32a24 24 0 0 1 24 24v160z" className={styles.door} />
      <circle cx="124" cy="164" r="6" className={styles.light} />
      <path d="M182 66h28v14h-28z" className={styles.ink} />
      <path d="M196 80l-54 120h108z" className={styles.beam} />
      <circle cx="196" cy="82" r="9" className={styles.light} />
      <path d="M178 174h108v76H178z" className={styles.box} />
      <path d="M178 174l14-20h80l14 20z" className={styles.boxTop} />
      <path d="M222 154h20v40h-20z" className={styles.tape} />
      <circle cx="206" cy="222" r="12" className={styles.light} />
      <path d="M200 236h12M202 241h8" className={styles.line} />
      <rect x="96" y="214" width="74" height="42" rx="8" className={styles.note} />
      <circle cx="133" cy="235" r="11" className={styles.noteMark} />
      <path d="M106 224h8M152 246h8" className={styles.noteLine} />
    </svg>
  );
}
