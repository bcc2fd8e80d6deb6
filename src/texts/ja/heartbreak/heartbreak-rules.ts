import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'

const damagedLog = (what: string) =>
  `ゲームの記録が壊れています: ${what}。もう一度プレイするか、リンク全体をコピーしてください。`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'ゲームは既に終わっていました。',
    'bad-time': '手の時刻が、0 から 30 分までのミリ秒単位の整数ではありません。',
    'bad-cell': 'ボードにそのようなマスはありません。',
    'bad-operation': 'そのような操作はありません。',
    away: 'ウィンドウがアクティブではありませんでした。',
    'not-away': 'ウィンドウは既にアクティブでした。',
    'already-open': 'ハートは既に開いていました。',
    'pinned-heart': 'ハートはピンで留められています。先にピンを外してください。',
    'not-closed': 'ピンで留められるのは、閉じたハートだけです。',
    'not-pinned': 'ハートはピンで留められていません。',
    'chord-needs-number': '周囲のハートを開けるのは、開いた数字だけです。',
    'chord-pins-differ': '数字が示す数だけ、周囲のハートをピンで留めてください。',
    'chord-opens-nothing': '数字の周囲に、開けるハートは残っていません。',
  },
  illegalMove: (position: number, refusal: string) => `${position} 手目: ${refusal}`,
  boards: {
    malformed:
      '有効なボードではありません。ドットで区切られた 3 つの部分からなる ID 全体をコピーしてください。',
    otherVersion: (version: string | undefined, known: string) =>
      `このボードのバージョンは「${version}」です。ここでプレイできるのはバージョン「${known}」だけです。`,
    damagedSeed: 'ボードのシードが壊れています。ID 全体をコピーしてください。ID は 26 文字で終わります。',
    unknownLevel: (id: string) =>
      `「${id}」というレベルはありません。[ゲーム] メニューでレベルをクリックしてください。`,
    outsideLimits: (what: string, least: number, most: number) =>
      `この種類のボードの${what}は ${least} から ${most} までです。この範囲の整数を入力してください。`,
    columns: '列数',
    rows: '行数',
    broken: '割れたハートの数',
  },
  levels: {
    crush: 'ときめき',
    fling: '火遊び',
    marriage: '結婚',
    pocket: 'ポケット',
    'long-distance': '遠距離恋愛',
    custom: 'カスタム',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) =>
      `「${mode}」というモードはありません。リンク全体をコピーしてください。`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`手数が ${most} を超えています`),
    notBase64Url: damagedLog('base64url テキストではありません'),
    cutOff: damagedLog('不完全です'),
    damaged: damagedLog('チェックサムが一致しません'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`バージョンは ${version} ですが、サポートされているのはバージョン ${known} だけです`),
    partOfMove: (position: number) => damagedLog(`${position} 手目が不完全です`),
    needlessCell: (position: number) => damagedLog(`${position} 手目でマスを指定することはできません`),
    cellOutside: (position: number) => damagedLog(`${position} 手目でボードの外のマスが指定されています`),
    longPause: (position: number) => damagedLog(`${position} 手目の前の間が長すぎます`),
  },
  runs: {
    tooLate: 'ランク戦は 30 分以内に終わる必要があります。新しいゲームを開始してください。',
    notOver: '記録が、勝ちまたは負けで終わったゲームになっていません。',
    timeDiffers: (counted: number, claimed: number) =>
      `記録されたゲームの時間は ${counted} ミリ秒ですが、報告された時間は ${claimed} ミリ秒です。`,
    impossible: (threeBv: number, played: number) =>
      `${threeBv} 3BV のボードを ${played} ミリ秒で解くことはできません。`,
    longerThanPassed: (told: number, passed: number) =>
      `記録されたゲームの時間は ${told} ミリ秒ですが、実際には ${passed} ミリ秒しか経過していません。`,
    spedUp: (span: number, passed: number) =>
      `記録されたゲームの時間は ${span} ミリ秒ですが、サーバーでは ${passed} ミリ秒経過しています。`,
  },
  grades: {
    single: '簡単な論理',
    pair: '組み合わせ',
    proof: '証明',
  },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak デイリー ${date} · ${level}`,
    won: '💗 無傷のハートをすべて見つけました',
    lost: '💔 ハートが割れました',
    seconds: (seconds: string) => `${seconds} 秒`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/秒`,
    hints: (count: number) => (count === 0 ? 'ヒントなし' : `ヒント ${count} 回`),
    streak: (days: number) => `${days} 日連続`,
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
