import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: '閉じる',
  retry: '再試行',
  loading: '読み込んでいます…',
  offline: 'オフラインです。プレイは続けられますが、オフラインでプレイしたゲームはランキングに載りません。',
  level: 'レベル',
  connect: '接続してサインイン…',
  signInWhy:
    'ランク戦をプレイするには、ウォレットを接続してメッセージに署名してください。署名は無料です。ほかのゲームにウォレットは必要ありません。',
  daily: {
    title: 'デイリー ボード',
    of: (date: string) => `${date} (UTC) のボード`,
    grade: (label: string, clicks: number) => `${label}、${clicks} クリック以上 (3BV)`,
    open: '誰でもプレイ可能',
    ranked: 'ランク戦',
    ends: (left: string) => `新しいボードまで ${left}。`,
    ended: '新しいボードの準備ができました。',
    reload: '新しいボードを表示',
    streak: (days: number) =>
      days === 0 ? '昨日も今日も、デイリー ボードを解いていません。' : `このブラウザで ${days} 日連続`,
    play: 'プレイ',
    playRanked: 'ランク戦をプレイ',
    why: '誰でもプレイできるボードは、何回でもプレイできます。ランク戦のボードは難易度が同じ別のボードで、アカウント、日、レベルごとに 1 回だけ挑戦できます。解答を写せないように、アカウントごとに回転または反転されます。',
    commitment: '今月の秘密の値のハッシュ (SHA-256)',
    copy: 'コピー',
    copied: 'コピーしました。',
    verify: '検証の方法…',
  },
  verify: {
    title: 'デイリー ボードの検証',
    explain:
      '1 か月分のすべてのボードは、32 バイトの 1 つの秘密の値から作られます。秘密の値の SHA-256 ハッシュはその月が始まる前に、秘密の値そのものはその月が終わった後に公開されるため、その間にボードを変更することはできません。[確認] をクリックすると、秘密の値がハッシュと一致し、そこからそれらのボードが作られることを確かめられます。ゲームのソース コードの dealDaily を実行することもできます。',
    heads: ['月', 'ハッシュ', '秘密の値'],
    pending: (date: string) => `${date} 以降`,
    check: '確認',
    checking: '確認しています…',
    fits: (month: string, boards: number) =>
      `${month} の秘密の値はハッシュと一致します。その月の最初の日のボード ${boards} 枚を、この値からもう一度作りました。`,
    fails: (month: string) =>
      `${month} の秘密の値はハッシュと一致しません。このサイトの所有者に連絡してください。`,
    empty: '公開された月はまだありません。',
  },
  ranked: {
    title: 'ランク戦',
    explain:
      'クラシック モードで、新しいボードを時間と競って解きます。最初の手で時計が動き始めます。その前に 10 秒を超えてボードを見ていると、超えた時間も加算されます。ヒントは 1 回につき 15 秒です。このウィンドウがアクティブでない間、ボードは隠され、時計は動き続けます。',
    start: '開始',
    starting: '開始しています…',
  },
  sending: 'ゲームを送信しています…',
  waiting: (time: string) =>
    `サーバーが応答していません。ゲームは保存されており、${time} まで繰り返し送信されます。このページを開いたままにするか、それまでに戻ってきてください。`,
  tooLate: 'ゲームが 30 分以内に送信されなかったため、ランキングには載りません。',
  told: (seconds: string, points: number) => `ランキングに登録: ${seconds} 秒、${points} ラブ ポイント。`,
  added: (seconds: string) =>
    `最初の手の前にボードを見ていた時間、またはネットワークの遅延のため、${seconds} 秒が加算されました。`,
  rankDay: (rank: number) => `今日の ${rank} 位です。`,
  rankWeek: (rank: number) => `今週の ${rank} 位です。`,
  rankAll: (rank: number) => `歴代 ${rank} 位です。`,
  review: 'このゲームは審査中のため、ほかのすべてのゲームの下に表示されます。',
  streak: (days: number) => (days === 1 ? '連続記録の 1 日目です。' : `${days} 日連続です。`),
  lost: '負けとして送信しました。',
  refused: (problem: string) => `ランキング対象外: ${problem}`,
  failed: (problem: string) => `ランキング対象外: ${problem}`,
  table: {
    title: 'ランキング',
    period: '期間',
    periods: {
      day: '今日',
      week: '今週',
      all: '歴代',
    },
    heads: ['順位', 'プレイヤー', '時間', 'クリック', 'ヒント', 'リプレイ'],
    empty: 'ランク戦のゲームはまだありません。',
    you: '自分',
    review: '審査中',
    watch: '見る',
    watchOf: (player: string) => `${player} のゲームを見る`,
    seconds: (seconds: string) => `${seconds} 秒`,
    page: (page: number, pages: number) => `${page}/${pages} ページ`,
    earlier: '前へ',
    later: '次へ',
    names: '名前を検索しています…',
    own: '自分の順位',
  },
  replay: {
    title: 'リプレイ',
    local: '最後のゲーム',
    linked: '共有されたゲーム',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}、負け` : `${player}、${seconds} 秒`,
    play: '再生',
    pause: '一時停止',
    speed: '速度',
    times: (speed: number) => `${speed}×`,
    position: '位置',
    moment: (seconds: string, move: number, moves: number) => `${seconds} 秒、${moves} 手中 ${move} 手目`,
    back: 'ゲームに戻る',
    board: (level: string) => `${level} のリプレイ`,
    damaged: '記録がボードと一致しません。一致する部分だけを表示しています。',
    loading: 'リプレイを読み込んでいます…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
