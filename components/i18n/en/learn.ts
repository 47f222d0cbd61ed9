/** Lessons and rules. */
export const learn = {
  learn: {
    title: 'How to play {{game}}',
    game: 'Game',
    inWords: 'The rules in words',
    classic: {
      goal: 'Put your marks in a row before the other player does: across, down or diagonally. The board’s name says how many you need.',
      turns:
        'Players take turns. A mark stays where it is. When the board is full and nobody has a row, it is a draw.',
      boards:
        'On 3 × 3, on 4 × 4 with four, and on 5 × 5 with four or five in a row, best play by both sides is a draw. On 4 × 4 and 5 × 5 with three in a row, whoever moves first can always win: that is proved, and it is why these boards offer the swap rule.',
      swap: 'With the swap rule, the second player may take over the first move instead of replying, and the players exchange marks.',
      levels:
        'Easy plays anywhere. Medium wins if it can and blocks if it must. Hard is perfect with a mistake now and then. Expert never makes a mistake: it can be held to a draw, and beaten only where you start a won board. Adaptive moves up after three of your wins in a row and down after three losses.',
      headings: {
        goal: 'The goal',
        turns: 'Turns',
        boards: 'What best play gives',
        swap: 'The swap rule',
        levels: 'Levels',
      },
    },
    try: 'Play Classic',
  },
  learnEnchanted: {
    goal: 'Three pieces in a row score a point and leave the board. Three points win. The board has four rows and columns; a line is any three neighbours across, down or diagonally.',
    turn: 'Each turn you do one thing: place a piece, which is free, or use a skill, which costs energy. You can only pass when nothing else is possible.',
    energy:
      'You gain 1 energy at the start of each turn, up to 5. After the other player scored you have priority and gain 2. After Disrupt you skip a gain: the penalty. If you end two turns in a row with all 5, the next turn begins with an overheat: energy falls to 3 before the gain, so it costs you 1 in all. Priority and penalty never add up: with both, you skip this gain and priority waits for the next.',
    skills:
      'Seal (2): nobody can enter or seal that cell on the next turn. Shift (2): move one of your pieces to an open cell that shares an edge. Disrupt (3): remove a piece of the other player that is not frozen; you skip your next gain. Double Place (4): two pieces at once, on cells that do not share an edge.',
    frozen:
      'A piece that stays put for three of your turns is frozen during the other player’s next turn: Disrupt cannot touch it. Then it thaws and starts again. An hourglass shows a piece that freezes at the end of the turn; ice shows one that is frozen.',
    lines:
      'Only whoever is on turn can score, by placing or shifting a piece; Seal and Disrupt never score. You score at most one point a turn. If you complete several lines, choose the one to clear; what is left stays, and counts again only with a piece placed or shifted later. Scoring gives you 1 energy and the other player priority.',
    end: 'After turn 24 more points win. If they are level, sudden death follows: the first point wins, and after turn 36 it is a draw.',
    start:
      'X moves first. From the corners, each side already holds one and has 3 energy: that is fair to both. On the empty board X starts with 2 energy and O with 3. Seats swap after every game, and two games make a pair.',
    levels:
      'Easy looks one turn ahead and often plays anywhere. Medium looks two turns ahead and slips now and then. Hard and Expert search further and never miss a win at once. Adaptive moves up after three of your wins in a row and down after three losses.',
    keys: 'Arrows move from cell to cell and Enter plays. S takes up Seal, H Shift, D Disrupt and O Double; Escape puts them down again.',
    headings: {
      goal: 'The goal',
      turn: 'A turn',
      energy: 'Energy',
      skills: 'Skills',
      frozen: 'Frozen pieces',
      lines: 'Lines and points',
      end: 'The end',
      start: 'The start',
      levels: 'Levels',
      keys: 'On a keyboard, in the browser',
    },
  },
  lessons: {
    step: 'Step {{step}} of {{steps}}',
    yourTurn: 'Your turn (X)',
    reached: 'Done',
    notYet: 'That is a legal move, but not this step’s. Try again.',
    next: 'Next step',
    again: 'Try again',
    previous: 'Previous step',
    skip: 'Skip this step',
    allDone: 'You have done every step of {{game}}.',
    end: 'That was the last step of {{game}}. You skipped some.',
    restart: 'Do the steps again',
    missed: 'Go to the first skipped step',
    cipher: {
      swap: {
        title: 'Match the target',
        task: 'Drag a tile onto its neighbour, or tap one and then the other: one swap makes the board look like the target.',
        done: 'Two neighbours with different symbols can always be swapped. One swap is one move.',
      },
      lock: {
        title: 'Locked tiles',
        task: 'The tile in the middle has a lock: it never moves. One swap elsewhere solves this.',
        done: 'Locked tiles are in the way, but they are already right.',
      },
      rule: {
        title: 'Rules instead of a target',
        task: 'Here no two neighbours may be alike. Marked tiles break the rule. One swap puts it right.',
        done: 'Any board counts on which every rule holds: there may be several.',
      },
      turn: {
        title: 'Turning tiles',
        task: 'A tap turns a tile and its four neighbours to their next symbol. One tap makes the board look like the target.',
        done: 'After the last symbol comes the first again, so the order of your taps never matters.',
      },
    },
    classic: {
      row: {
        title: 'Three in a row',
        task: 'You play X. Complete your row and win.',
        done: 'Three in a row win on this board: across, down or diagonally.',
      },
      block: {
        title: 'Block',
        task: 'O is one mark from a line. Take the cell it needs.',
        done: 'Nobody can be moved or taken away, so a blocked line stays blocked.',
      },
      fork: {
        title: 'Two at once',
        task: 'Find a cell that threatens two lines at once. O can only block one.',
        done: 'That is a fork: the way most games are won.',
      },
      four: {
        title: 'Larger boards',
        task: 'This board asks for four in a row. Complete yours.',
        done: 'A board’s name says how many you need.',
      },
      swap: {
        title: 'The swap rule',
        task: 'O began in the middle, which is too strong here. Take it over: press Swap.',
        done: 'You exchanged marks: the strong first move is yours now.',
      },
    },
    enchanted: {
      place: {
        title: 'Place',
        task: 'You play X. Tap any empty cell to place a piece. It costs nothing.',
        done: 'A placement is free. Each turn you do exactly one thing.',
      },
      line: {
        title: 'Score',
        task: 'Complete three in a row.',
        done: 'A point. The line leaves the board and gives you 1 energy; in return the other player has priority and gains 2 next turn.',
      },
      choice: {
        title: 'Two lines at once',
        task: 'Place b2, in the middle of the cross. It completes two lines: tap a cell of the column to clear that one.',
        done: 'One point a turn, even with two lines. The pieces beside the column stay.',
      },
      shift: {
        title: 'Shift, 2 energy',
        task: 'Complete the top row with a piece you already have: drag c2 up to c1, or choose Shift and tap both cells.',
        done: 'A shifted piece moves one cell up, down or sideways, and it can score.',
      },
      seal: {
        title: 'Seal, 2 energy',
        task: 'O is about to complete the bottom row. Choose Seal and tap c4.',
        done: 'On O’s turn nobody can enter c4. The seal is gone after that turn.',
      },
      disrupt: {
        title: 'Disrupt, 3 energy',
        task: 'The same threat, another answer: choose Disrupt and remove one of the two pieces.',
        done: 'It is gone. The price is a penalty: you skip your next gain.',
      },
      frozen: {
        title: 'Frozen pieces',
        task: 'a2 wears ice: it is frozen and Disrupt cannot touch it. Remove the piece that can be removed.',
        done: 'Ice lasts for one turn. A piece earns it by staying put for three turns of its owner.',
      },
      freezing: {
        title: 'About to freeze',
        task: 'The hourglass on a1 says: this piece freezes at the end of your turn if it stays. Play so that it does.',
        done: 'On O’s next turn a1 is safe from Disrupt.',
      },
      double: {
        title: 'Double Place, 4 energy',
        task: 'Score from a single piece: choose Double and tap two cells that make a line with b2. They must not share an edge.',
        done: 'Two pieces in one turn, one check for lines afterwards.',
      },
      overheat: {
        title: 'Overheat',
        task: 'Your energy was full at the end of your last turn too. Spend some, or it overheats.',
        done: 'Two turns in a row ended at 5 would have thrown you back to 3.',
      },
      suddenDeath: {
        title: 'Sudden death',
        task: 'Turn 25, and the points are level: the first point wins. Score.',
        done: 'You won. After turn 36 it would have been a draw.',
      },
    },
  },
} as const;
