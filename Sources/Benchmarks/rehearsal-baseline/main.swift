import OrdinaryWork

// What `rehearsal-bench` compares itself with: the same work in a program without Rehearsal.
print(await OrdinaryWork.rate())
